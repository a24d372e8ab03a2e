import { toHiragana } from '../kana/hiragana-katakana'
import { foldWidth } from '../kana/width'
import { longestForm, openEndingsOfForms, shortestForm } from './endings-of-forms'
import { type Ending, listEndings } from './list-endings'
import { endsAsInflected, isHonoured } from './undo-endings'

/** A dictionary form that a text may be an inflected form of. */
export interface Deinflection {
  text: string
  /** What was done to it, in order: 食べさせられなかった is causative-passive, negative, past. */
  steps: string[]
  /** JMdict's codes for which the chain holds; a word of none of these is no match. */
  partsOfSpeech: readonly string[]
}

/** Longer text is a sentence, not a form of one word. */
const lengthLimit = 40

/**
 * All dictionary forms that the text may come from, the shortest chains first; without the text
 * itself. Candidates are possible by form only: whether a word exists is for the dictionary to say.
 */
export function deinflect(text: string): Deinflection[] {
  const surface = foldKatakanaEndings(foldWidth(text.trim()))
  if (surface === '' || surface.length > lengthLimit || !endsAsInflected(surface)) return []
  const found = new Map<string, Deinflection>()
  for (const { cut, base, skipped, steps, partsOfSpeech } of listEndingsOf(surface)) {
    const form = surface.slice(skipped, surface.length - cut) + base
    const key = `${form} ${steps}`
    const known = found.get(key)
    if (known === undefined) found.set(key, { text: form, steps, partsOfSpeech })
    else known.partsOfSpeech = [...new Set([...known.partsOfSpeech, ...partsOfSpeech])]
  }
  return [...found.values()]
}

/** Those of the texts that end so are remembered, which most have in common with others. */
function listEndingsOf(surface: string): readonly Ending[] {
  const { length } = surface
  if (length < shortestForm || length > longestForm) return listEndings(surface).endings
  return openEndingsOfForms(surface)(length).filter(
    ({ shortest, longest, skipped }) =>
      length >= shortest && length <= longest && isHonoured(surface.slice(0, skipped)),
  )
}

/** タベマシタ, written in katakana throughout, is looked up in hiragana; サボった keeps its stem. */
function foldKatakanaEndings(text: string): string {
  return /^[ァ-ヺー]+$/.test(text) ? toHiragana(text) : text
}
