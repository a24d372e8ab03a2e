import type { StoredUsedKanji } from '@kotonoha/dictionary-db/tables/stored-word'
import { isUnusual } from '../../drafts/headwords'
import type { WordDraft } from '../../drafts/word-draft'

/** A headword that has kanji, and what they are in it. */
export interface KanjiSpelling {
  spellingId: string
  text: string
  isUnusual: boolean
  used: readonly StoredUsedKanji[]
}

/** What the lists of kanji need of a word. */
export interface SpelledWord {
  /** 5 for N5 … 1 for N1, and 0 without a level. */
  jlpt: number
  /** Those that have kanji, the most usual first. */
  spellings: readonly KanjiSpelling[]
}

/** JSON of words, a line each: memory that a thread can hand over to another without a copy. */
export type PackedWords = Uint8Array<ArrayBuffer>[]

const chunkCharacters = 1_000_000

type PackedSpelling = [
  spellingId: string,
  text: string,
  isUnusual: boolean,
  used: StoredUsedKanji[],
]

/** The words that have a headword with kanji, in their order. */
export function packSpelledWords(words: Iterable<WordDraft>): PackedWords {
  const encoder = new TextEncoder()
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let lines: string[] = []
  let characters = 0
  const finish = () => {
    chunks.push(encoder.encode(lines.join('\n')))
    lines = []
    characters = 0
  }
  for (const word of words) {
    const spellings = word.spellings.flatMap(toPackedSpelling)
    if (spellings.length === 0) continue
    const line = `[${word.jlpt ?? 0},${spellings.join()}]`
    lines.push(line)
    characters += line.length
    if (characters >= chunkCharacters) finish()
  }
  if (lines.length > 0) finish()
  return chunks
}

/** What a draft keeps as JSON goes on as it is. */
function toPackedSpelling(spelling: WordDraft['spellings'][number]): string[] {
  const { spellingId, text, kanji } = spelling
  if (kanji === '[]') return []
  return [`[${JSON.stringify(spellingId)},${JSON.stringify(text)},${isUnusual(spelling)},${kanji}]`]
}

/** Takes each piece away when it is read: whoever told of them still holds the list. */
export function* unpackSpelledWords(chunks: PackedWords): Generator<SpelledWord> {
  const decoder = new TextDecoder()
  for (let chunk = chunks.shift(); chunk !== undefined; chunk = chunks.shift()) {
    for (const line of decoder.decode(chunk).split('\n')) {
      const [jlpt, ...spellings]: [number, ...PackedSpelling[]] = JSON.parse(line)
      yield {
        jlpt,
        spellings: spellings.map(([spellingId, text, isUnusual, used]) => ({
          ...{ spellingId, text, isUnusual, used },
        })),
      }
    }
  }
}
