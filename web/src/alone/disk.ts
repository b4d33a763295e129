/** The logs of this browser's tables in its IndexedDB: see `hordago.offline.disk.Disk`, which calls this. */

const NAME = 'hordago-tables'
const ROWS = 'rows'
const COMMANDS = 'commands'
/** Tables that are kept; of more, those that were played longest ago go. */
const TABLES = 20

interface Row {
  table: string
  seq: number
  command: string
  text: string
  /** When it was written, in milliseconds. */
  at: number
}

export class Disk {
  #base: Promise<IDBDatabase> | null = null

  /** Keep a row; false where there is one of that number or with that command already. */
  async put(table: string, seq: number, command: string, text: string): Promise<boolean> {
    const base = await this.#open()
    return new Promise((resolve, reject) => {
      const writing = base.transaction(ROWS, 'readwrite')
      const row: Row = { table, seq, command, text, at: Date.now() }
      writing.objectStore(ROWS).add(row)
      writing.oncomplete = () => resolve(true)
      writing.onabort = () => (writing.error?.name === 'ConstraintError' ? resolve(false) : reject(writing.error))
    })
  }

  /** The rows from number `since` on, in order. */
  async rows(table: string, since: number): Promise<string[]> {
    const all = IDBKeyRange.bound([table, since], [table, Infinity])
    return (await this.#ask<Row[]>((rows) => rows.getAll(all))).map((row) => row.text)
  }

  /** The row with that command, if there is one. */
  async find(table: string, command: string): Promise<string | undefined> {
    return (await this.#ask<Row | undefined>((rows) => rows.index(COMMANDS).get([table, command])))?.text
  }

  /** Forget the tables that were played longest ago. */
  async tidy(): Promise<void> {
    const base = await this.#open()
    const last = new Map<string, number>()
    const rows = base.transaction(ROWS, 'readwrite').objectStore(ROWS)
    rows.openCursor().onsuccess = (event) => {
      const cursor = (event.target as IDBRequest<IDBCursorWithValue | null>).result
      if (cursor) {
        const { table, at } = cursor.value as Row
        last.set(table, at)
        cursor.continue()
        return
      }
      const oldest = [...last].sort(([, one], [, other]) => other - one).slice(TABLES)
      for (const [table] of oldest) rows.delete(IDBKeyRange.bound([table, 0], [table, Infinity]))
    }
  }

  async #ask<T>(question: (rows: IDBObjectStore) => IDBRequest): Promise<T> {
    const base = await this.#open()
    return new Promise((resolve, reject) => {
      const asked = question(base.transaction(ROWS).objectStore(ROWS))
      asked.onsuccess = () => resolve(asked.result as T)
      asked.onerror = () => reject(asked.error)
    })
  }

  #open(): Promise<IDBDatabase> {
    this.#base ??= new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open(NAME, 1)
      opening.onupgradeneeded = () => {
        const rows = opening.result.createObjectStore(ROWS, { keyPath: ['table', 'seq'] })
        rows.createIndex(COMMANDS, ['table', 'command'], { unique: true })
      }
      opening.onsuccess = () => resolve(opening.result)
      opening.onerror = () => reject(opening.error)
    })
    return this.#base
  }
}
