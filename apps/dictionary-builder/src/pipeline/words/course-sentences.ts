import type { StoredSense } from '@kotonoha/dictionary-db/tables/stored-word'
import { deinflect } from '@kotonoha/japanese/deinflection/deinflect'
import type { WordDraft } from '../../drafts/word-draft'
import type { Edition } from '../../edition/edition'
import type { EditionWord } from '../../edition/edition-level'
import { listWrittenMeanings } from '../../edition/written-meanings'
import type { TanakaPair } from '../../sources/examples/tanaka-pair'
import type { WordIndex } from './word-index'

/** No inflected form is longer than its dictionary form by more. */
const longestEnding = 10

/**
 * The sentences that the course has for its words, as examples of the sense that it teaches.
 *
 * A sentence whose word is not found in it, or which teaches no sense of the source, is left out or
 * stands under no meaning.
 */
export function* listCourseSentences(
  { levels }: Pick<Edition, 'levels'>,
  words: WordIndex,
): Generator<TanakaPair> {
  for (const written of levels.flatMap((level) => level.words)) {
    const word = words.findById(written.id)
    const form = word === undefined ? undefined : findForm(written)
    if (word === undefined || form === undefined) continue
    const number = `kotonoha-${written.id}`
    const indexed = {
      headword: written.word,
      reading: written.reading,
      wordId: written.id,
      senseNumber: findSenseNumber(written, word),
      form,
      isChecked: true,
    }
    yield {
      japaneseId: number,
      englishId: number,
      japanese: written.sentence,
      english: written.english,
      words: [indexed],
    }
  }
}

/** The word as it stands in its sentence: 食べました of 食べる. */
function findForm({ word, sentence }: EditionWord): string | undefined {
  if (sentence.includes(word)) return word
  const [first = ''] = word
  const start = sentence.indexOf(first)
  if (start < 0) return undefined
  for (let end = start + word.length + longestEnding; end > start + 1; end -= 1) {
    const form = sentence.slice(start, end)
    if (deinflect(form).some(({ text }) => text === word)) return form
  }
  return undefined
}

/** The number, from 1, of the sense with a gloss that the course teaches. */
function findSenseNumber(written: EditionWord, word: WordDraft): number | null {
  const taught = new Set(listWrittenMeanings(written).map(toPlain))
  const senses: StoredSense[] = JSON.parse(word.senses)
  const index = senses.findIndex(({ glosses }) =>
    glosses.some(({ text }) => taught.has(toPlain(text))),
  )
  return index < 0 ? null : index + 1
}

/** Without what is put in brackets, or before a verb. */
function toPlain(meaning: string): string {
  return meaning
    .replace(/ ?\([^)]*\)/g, '')
    .replace(/^(?:to be|to|the|an?) /, '')
    .trim()
    .toLowerCase()
}
