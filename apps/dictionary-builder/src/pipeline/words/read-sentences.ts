import { openTextPacker } from '@kotonoha/dictionary-db/packed-text/text-packer'
import { unpackJson } from '@kotonoha/dictionary-db/packed-text/unpack-text'
import { cutSentence } from '@kotonoha/dictionary-db/queries/search/sentence/cut-sentence'
import type { SentencePart } from '@kotonoha/dictionary-db/queries/search/sentence/sentence-part'
import { openSearchIndex } from '@kotonoha/dictionary-db/search-index/open-search-index'
import { spellingIdOf, type WordIndex } from '@kotonoha/dictionary-db/search-index/word-index'
import type {
  SqliteDatabase,
  SqliteStatement,
} from '@kotonoha/dictionary-db/sqlite/sqlite-database'
import type {
  StoredExample,
  StoredExamplePiece,
  StoredRubySegment,
  StoredSpelling,
  StoredWordDefinition,
} from '@kotonoha/dictionary-db/tables/stored-word'
import { hasKanji, inflectFurigana } from './inflected-furigana'
import { type PackedDefinitions, packDefinitions } from './packed-definitions'
import { addPlain, isCounted, toText } from './sentence-words'

/** Has it kanji that nothing says the reading of? The index lines of the corpus are for a part of its sentences only. */
export function isUnread({ japanese }: StoredExample): boolean {
  return japanese.some((piece) => !isRead(piece))
}

function isRead(piece: StoredExamplePiece): boolean {
  return !hasKanji(toText(piece)) || (typeof piece !== 'string' && piece[3] !== undefined)
}

/**
 * Definitions of words with words and their readings laid over their unread sentences, as the
 * finished index of the file cuts them. What is known already stays as it is.
 *
 * @param wordIds Of words whose rows are written.
 */
export function readSentences(
  database: SqliteDatabase,
  wordIds: readonly number[],
): PackedDefinitions {
  const reader = new SentenceReader(database)
  const packer = openTextPacker(database, 'word')
  const select = database.prepare<{ definition: Uint8Array }>(
    'SELECT definition FROM word_definition WHERE word_id = ?',
  )
  return packDefinitions(wordIds, (wordId) => {
    const row = select.get(wordId)
    if (row === undefined) throw new Error(`word ${wordId} has no definition`)
    const definition = unpackJson<StoredWordDefinition>(database, 'word', row.definition)
    const read = (example: StoredExample) =>
      isUnread(example) ? reader.read(example, definition.spellings) : example
    for (const sense of definition.senses) {
      if (sense.examples !== undefined) sense.examples = sense.examples.map(read)
    }
    if (definition.furtherExamples !== undefined) {
      definition.furtherExamples = definition.furtherExamples.map(read)
    }
    return packer.pack(JSON.stringify(definition))
  })
}

/** A part of a sentence where it stands. */
interface PlacedPart extends SentencePart {
  start: number
  end: number
}

class SentenceReader {
  readonly #index: WordIndex
  readonly #select: SqliteStatement<{ furigana: string }>
  /** Of spellings, by their numbers: the same few thousand stand in most sentences. */
  readonly #furigana = new Map<number, StoredRubySegment[]>()
  /** One in four is an example of several words. */
  readonly #parts = new Map<string, readonly PlacedPart[]>()

  constructor(database: SqliteDatabase) {
    this.#index = openSearchIndex(database).words
    this.#select = database.prepare('SELECT furigana FROM spelling WHERE spelling_id = ?')
  }

  /** `spellings` are those of the word that the sentence is an example of. */
  read(example: StoredExample, spellings: readonly StoredSpelling[]): StoredExample {
    const sentence = example.japanese.map(toText).join('')
    const parts = this.#parts.get(sentence) ?? this.#cut(sentence)
    const pieces: StoredExamplePiece[] = []
    let start = 0
    for (const piece of example.japanese) {
      const end = start + toText(piece).length
      const inside = parts.filter((part) => part.start >= start && part.end <= end)
      if (typeof piece === 'string') this.#addParts(pieces, sentence, { start, end }, inside)
      else if (isRead(piece) || isCounted(sentence.slice(0, start), piece[0])) pieces.push(piece)
      else pieces.push(this.#readWord(piece, spellings, inside))
      start = end
    }
    return { ...example, japanese: pieces }
  }

  #cut(sentence: string): readonly PlacedPart[] {
    let end = 0
    const cut = cutSentence(this.#index, sentence)
    const parts = cut.map(({ text, word }, place) => {
      const start = end
      end += text.length
      // Kanji side by side, each a word by itself, are a name that nobody knows: 安倍 is not やす and ばい.
      const isOfName = isOneKanji(cut[place]) && [cut[place - 1], cut[place + 1]].some(isOneKanji)
      return { text, word: isOfName ? undefined : word, start, end }
    })
    this.#parts.set(sentence, parts)
    return parts
  }

  /** What nothing was known of, as the words that it is. */
  #addParts(
    pieces: StoredExamplePiece[],
    sentence: string,
    { start, end }: { start: number; end: number },
    parts: readonly PlacedPart[],
  ): void {
    let at = start
    for (const part of parts) {
      const wordId = this.#wordIdOf(part)
      if (wordId === 0) continue
      addPlain(pieces, sentence.slice(at, part.start))
      const furigana = isCounted(sentence.slice(0, part.start), part.text)
        ? undefined
        : this.#readPart(part)
      pieces.push(furigana ? [part.text, wordId, 0, furigana] : [part.text, wordId, 0])
      at = part.end
    }
    addPlain(pieces, sentence.slice(at, end))
  }

  #readWord(
    piece: Exclude<StoredExamplePiece, string>,
    spellings: readonly StoredSpelling[],
    inside: readonly PlacedPart[],
  ): StoredExamplePiece {
    const [text, wordId, isHeadword] = piece
    const [part] = inside
    const isSame = part !== undefined && part.text === text && this.#wordIdOf(part) === wordId
    const furigana =
      isHeadword === 1 ? readByOne(spellings, text) : isSame ? this.#readPart(part) : undefined
    return furigana === undefined ? piece : [text, wordId, isHeadword, furigana]
  }

  /** 0 where it is none. */
  #wordIdOf({ word }: SentencePart): number {
    if (word === undefined) return 0
    return this.#index.wordId[this.#index.wordOfSpelling[word.spelling] ?? 0] ?? 0
  }

  #readPart({ text, word }: SentencePart): StoredRubySegment[] | undefined {
    if (word === undefined || !hasKanji(text)) return undefined
    return inflectFurigana(this.#furiganaOf(word.spelling), text)
  }

  #furiganaOf(spelling: number): StoredRubySegment[] {
    let segments = this.#furigana.get(spelling)
    if (segments === undefined) {
      const row = this.#select.get(spellingIdOf(this.#index, spelling))
      segments = JSON.parse(row?.furigana ?? '[]') as StoredRubySegment[]
      this.#furigana.set(spelling, segments)
    }
    return segments
  }
}

/** The first of the spellings whose form the text may be. */
function readByOne(
  spellings: readonly StoredSpelling[],
  text: string,
): StoredRubySegment[] | undefined {
  for (const { furigana } of spellings) {
    const read = inflectFurigana(furigana, text)
    if (read !== undefined) return read
  }
  return undefined
}

function isOneKanji(part: SentencePart | undefined): boolean {
  return part !== undefined && Array.from(part.text).length === 1 && hasKanji(part.text)
}
