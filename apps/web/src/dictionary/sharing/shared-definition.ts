import type { JlptLevel } from '@kotonoha/japanese/jlpt-level'

/** What of a kanji or word is handed on: enough to be understood without opening the link. */
export interface SharedDefinition {
  kind: 'kanji' | 'word'
  /** The page it is on, from the site's root. */
  path: string
  /** As it is written. */
  text: string
  /** One reading of a word; several of a kanji; empty where it says no more than the text. */
  readings: readonly string[]
  meanings: readonly string[]
  jlpt: JlptLevel | null
}

/** A message stays short; the page has the rest. */
const toldMeanings = 4

/** `食べる（たべる）: to eat; to live on`, and the link on a line of its own. */
export function toSharedText(definition: SharedDefinition, link: string): string {
  const { text, readings, meanings } = definition
  const name = readings.length === 0 ? text : `${text}（${readings.join('、')}）`
  const told = meanings.slice(0, toldMeanings).join('; ')
  return `${told === '' ? name : `${name}: ${told}`}\n${link}`
}
