/**
 * Words in the reader's language, from the catalogues that the server and the terminal use, too.
 *
 * `t` is reactive: a template that calls it is drawn again when the language changes. Arguments that are codes of
 * the engine (`lance`, `who`) are passed as codes and translated inside the catalogue.
 */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { negotiateLanguages } from '@fluent/langneg'
import { store, stored } from './storage'

/** Language code → its name in itself, in the order a menu shows them. */
export const LANGUAGES = {
  eu: 'Euskara',
  es: 'Español',
  fr: 'Français',
  pl: 'Polski',
  ko: '한국어',
  en: 'English',
} as const

export type Language = keyof typeof LANGUAGES
export type Arguments = Record<string, FluentVariable>

const DEFAULT: Language = 'es'

/** One file for each language: on a slow line a dozen would cost a dozen journeys. */
const texts = import.meta.glob<Record<string, string>>('./words/*.ts', { import: 'default' })
const loaded = new Map<Language, Promise<FluentBundle>>()

const state = $state<{ language: Language; bundle: FluentBundle | null }>({ language: DEFAULT, bundle: null })
/** Calls in Basque whatever the page speaks, the words of the table's own country, and the other words beside them. */
const calls = $state<{ basque: boolean; place: string; other: FluentBundle | null }>({ basque: false, place: '', other: null })

/** The language on the page, reactive. */
export function language(): Language {
  return state.language
}

/** The words of message `id`; the id itself where there is no such message, one odd word being better than no page. */
export function t(id: string, args: Arguments = {}): string {
  return words(state.bundle, id, args)
}

/** A call as it is said at this table: in the reader's language, or in Basque if the reader wants that. */
export function said(id: string, args: Arguments = {}): string {
  return words(calls.basque ? (calls.other ?? state.bundle) : state.bundle, here(id), args)
}

/** The call in the other language, to stand small beside it: the translation, or in Korean the Latin word. */
export function saidBeside(id: string, args: Arguments = {}): string {
  if (!calls.other) return ''
  const text = words(calls.basque ? state.bundle : calls.other, here(id), args)
  return text.toLowerCase() === said(id, args).toLowerCase() ? '' : text
}

/** The language in which calls are said. */
export function callLanguage(): Language {
  return calls.basque ? 'eu' : state.language
}

/** Whether calls are said in Basque. */
export async function sayInBasque(wanted: boolean): Promise<void> {
  const other = await beside(state.language, wanted)
  Object.assign(calls, { basque: wanted, other })
}

/** Words are those of the place whose rules are played. */
export function sayAsIn(preset: string | null): void {
  calls.place = preset === 'ffm' || preset === 'french' ? 'french' : ''
}

/** Whether there is such a message. */
export function has(id: string): boolean {
  return state.bundle?.hasMessage(id) ?? false
}

/** Load a language, show it and remember the choice. */
export async function setLanguage(code: Language): Promise<void> {
  await show(code)
  store('language', code)
}

/** The stored choice, else the best of the browser's languages. Called once before the page is drawn. */
export async function startLanguage(): Promise<void> {
  const choice = stored<string | null>('language', null)
  await show(choice !== null && choice in LANGUAGES ? (choice as Language) : negotiated(navigator.languages))
}

/** The best of our languages for those a browser asks for. */
export function negotiated(wanted: readonly string[]): Language {
  const available = Object.keys(LANGUAGES)
  const [best] = negotiateLanguages([...wanted], available, { strategy: 'lookup', defaultLocale: DEFAULT })
  return best as Language
}

async function show(code: Language): Promise<void> {
  const [own, other] = await Promise.all([bundle(code), beside(code, calls.basque)])
  state.bundle = own
  calls.other = other
  state.language = code
  document.documentElement.lang = code
}

function words(from: FluentBundle | null, id: string, args: Arguments): string {
  const pattern = from?.getMessage(id)?.value
  return pattern ? from!.formatPattern(pattern, args, []) : id
}

/** The call of this place, where it has one of its own. */
function here(id: string): string {
  return calls.place && has(`${id}-${calls.place}`) ? `${id}-${calls.place}` : id
}

/** The language beside the calls; null where there is nothing to add. */
async function beside(code: Language, basque: boolean): Promise<FluentBundle | null> {
  if (basque) return code === 'eu' ? null : bundle('eu')
  return code === 'ko' ? bundle('es') : null
}

function bundle(code: Language): Promise<FluentBundle> {
  let found = loaded.get(code)
  if (!found) {
    found = read(code)
    found.catch(() => loaded.delete(code))
    loaded.set(code, found)
  }
  return found
}

async function read(code: Language): Promise<FluentBundle> {
  const files = await texts[`./words/${code}.ts`]!()
  const made = new FluentBundle(code, { useIsolating: false })
  for (const text of Object.values(files)) made.addResource(new FluentResource(text))
  return made
}
