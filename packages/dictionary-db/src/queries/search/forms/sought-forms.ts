import { conjugate, conjugatingPartsOfSpeech } from '@kotonoha/japanese/conjugation/conjugate'
import type { Dictionary } from '../../../open-dictionary'
import { unpackJson } from '../../../packed-text/unpack-text'
import type { StoredWordDefinition } from '../../../tables/stored-word'
import { toRuby } from '../../../tables/to-ruby'
import { search } from '../search'

/** A form that the table of a word shows, as somebody would ask for it. */
export interface SoughtForm {
  wordId: number
  /** The word's first spelling. */
  word: string
  /** JMdict's class, of which the table is. */
  partOfSpeech: string
  /** As written. */
  text: string
}

/** A form is found where the word is among so many first results. */
const looked = 3
/** More than any words that are written alike. */
const lookedAt = 12

/** A connection cannot be asked while it reads row by row, so rows are read in batches. */
const wordsPerBatch = 5000

interface WordRow {
  word_id: number
  definition: Uint8Array
}

/**
 * The forms of words of every class that conjugates: of all words, or of at most so many of a
 * class, which are taken from all over it.
 */
export function* listSoughtForms(
  dictionary: Dictionary,
  wordsPerClass: number = Number.POSITIVE_INFINITY,
): Generator<SoughtForm> {
  const byClass = new Map<string, number[]>()
  for (const { wordId, classes } of listConjugatingWords(dictionary)) {
    for (const code of classes) byClass.set(code, [...(byClass.get(code) ?? []), wordId])
  }
  const find = dictionary.prepare<WordRow>(
    'SELECT word_id, definition FROM word_definition WHERE word_id = ?',
  )
  for (const [partOfSpeech, wordIds] of byClass) {
    const step = Math.max(1, Math.floor(wordIds.length / wordsPerClass))
    for (let index = 0, taken = 0; index < wordIds.length && taken < wordsPerClass; index += step) {
      const row = find.get(wordIds[index] ?? 0)
      taken += 1
      if (row !== undefined) yield* listFormsOf(dictionary, row, partOfSpeech)
    }
  }
}

function* listConjugatingWords(
  dictionary: Dictionary,
): Generator<{ wordId: number; classes: string[] }> {
  const next = dictionary.prepare<WordRow>(
    `SELECT word_id, definition FROM word_definition WHERE word_id > ? ORDER BY word_id LIMIT ${wordsPerBatch}`,
  )
  let last = -1
  for (;;) {
    const rows = next.all(last)
    if (rows.length === 0) return
    for (const { word_id: wordId, definition } of rows) {
      const { senses } = unpackJson<StoredWordDefinition>(dictionary, 'word', definition)
      const classes = conjugatingPartsOfSpeech(senses.flatMap((sense) => sense.partsOfSpeech))
      if (classes.length > 0) yield { wordId, classes }
      last = wordId
    }
  }
}

function* listFormsOf(
  dictionary: Dictionary,
  row: WordRow,
  partOfSpeech: string,
): Generator<SoughtForm> {
  const { spellings } = unpackJson<StoredWordDefinition>(dictionary, 'word', row.definition)
  const [first] = spellings
  if (first === undefined) return
  const { text: word, reading } = first
  const furigana = toRuby(first.furigana)
  const rows = conjugate({ text: word, reading, furigana, partOfSpeech }) ?? []
  const texts = rows.flatMap((each) =>
    [
      each.plainAffirmative,
      each.plainNegative,
      each.politeAffirmative,
      each.politeNegative,
    ].flatMap((cell) => cell.map(({ text }) => text)),
  )
  for (const text of new Set(texts)) yield { wordId: row.word_id, word, partOfSpeech, text }
}

/**
 * Whether the word is among the first results for its form. Words that are written alike share a
 * place: 会す has four entries, which no form of it tells apart.
 */
export function isFormFound(dictionary: Dictionary, form: SoughtForm): boolean {
  const { items } = search(dictionary, { query: form.text, limit: lookedAt })
  const words = items.filter((item) => item.kind === 'word')
  const place = words.findIndex((item) => item.wordId === form.wordId)
  return place >= 0 && new Set(words.slice(0, place + 1).map((item) => item.text)).size <= looked
}
