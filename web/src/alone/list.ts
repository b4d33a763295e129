/** The files that playing without a server needs, as the build lists them. */

export interface EngineFile {
  /** Below `/engine/`. */
  path: string
  bytes: number
  /** Bytes that travel. */
  wire: number
  /** The name that bots look for: what they have learnt for some rules, needed there only. */
  book: string | null
}

export const url = (file: EngineFile): string => `/engine/${file.path}`

/** All files; none where the page was built without. Rejects when neither network nor cache has the list. */
export async function engineFiles(): Promise<EngineFile[]> {
  const answer = await fetch('/engine/engine.json')
  if (!answer.ok) throw new Error(`HTTP ${answer.status}`)
  return ((await answer.json()) as { files: EngineFile[] }).files
}
