import type { Dictionary } from '../../open-dictionary'
import { statement } from '../statement'

const kanji = statement<{ literal: string }>('SELECT literal FROM kanji WHERE literal = ?')

/** Whether the dictionary knows the character as a kanji. */
export function hasKanjiPage(dictionary: Dictionary, literal: string): boolean {
  return kanji.find(dictionary, literal) !== undefined
}
