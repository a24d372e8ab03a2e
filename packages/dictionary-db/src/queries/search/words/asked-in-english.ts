import { toEnglishRoot } from '../../../search-index/text/english-root'
import type { WordIndex } from '../../../search-index/word-index'
import { toDoing, toDoingInForm, toThingAsked, toToldDoing } from '../english/asked-doing'
import { listSetPhrases } from '../english/set-phrases'
import { findVerbsOfObject } from '../english/verbs-of-objects'

/** What a sentence of a learner asks for: what is done, or a thing. */
export function toAsked({ english }: WordIndex, text: string): string | undefined {
  const isKnown = (token: string) => english.tokens.find(token) >= 0
  const toBase = (verb: string) => toEnglishRoot(verb, isKnown)
  return (
    toThingAsked(text) ??
    toDoing(text) ??
    toToldDoing(text, toBase) ??
    toDoingInForm(text, toBase, isSaidOfSomething)
  )
}

/** Do the tables say what Japanese does where English does that? */
function isSaidOfSomething(doing: string): boolean {
  return findVerbsOfObject(doing) !== undefined || listSetPhrases(doing).length > 0
}
