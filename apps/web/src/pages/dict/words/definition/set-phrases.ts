import type { CrossReference, WordDefinition } from './word-definition'

/** One line of a phone; the senses name all of them. */
const maxPhrases = 3

/** A particle between what something is done to and the verb. */
const boundEnd = /[をにがで]$/

/**
 * The phrases in which a verb is met most (電話をかける), as its senses refer to them. They are written
 * as the headword is: JMdict names 電話を掛ける also for the verb that is usually written in kana.
 */
export function listSetPhrases(word: WordDefinition): CrossReference[] {
  const phrases = new Map<number, CrossReference>()
  for (const reference of word.senses.flatMap(({ crossReferences }) => crossReferences)) {
    const text = findPhrase(word, reference.text)
    if (text === undefined || reference.wordId === null || phrases.has(reference.wordId)) continue
    phrases.set(reference.wordId, { ...reference, text, meaningId: null })
  }
  return [...phrases.values()].slice(0, maxPhrases)
}

function findPhrase({ spelling, spellings }: WordDefinition, text: string): string | undefined {
  const form = spellings.find((each) => text.endsWith(each.text))
  const start = form && text.slice(0, -form.text.length)
  return start !== undefined && boundEnd.test(start) ? start + spelling.text : undefined
}
