import type {
  StoredExample,
  StoredExamplePiece,
  StoredRubySegment,
} from '@kotonoha/dictionary-db/tables/stored-word'
import type { IndexedWord } from '../../sources/examples/tanaka-pair'
import { inflectFurigana } from './inflected-furigana'
import type { WordIndex } from './word-index'

/** A word where it stands in a sentence. */
interface PlacedWord {
  start: number
  end: number
  /** 0 where several words could be meant. */
  wordId: number
  furigana: StoredRubySegment[] | undefined
}

const endsWithNumeral = /[0-9０-９〇一二三四五六七八九十百千万億何数]$/u

/**
 * Whether a word is the counter of a number before it, whose reading it changes (一本 いっぽん, 三本
 * さんぼん).
 *
 * @param before What stands before the word in its sentence.
 */
export function isCounted(before: string, word: string): boolean {
  return Array.from(word).length === 1 && endsWithNumeral.test(before)
}

/**
 * Lays the readings of its words over a sentence, and says which words they are, as far as the index
 * line of the corpus tells.
 *
 * Where the word that the sentence is an example of stands among them, only that place is marked: は
 * of 母は is no example of は in はい.
 */
export function layWords(
  example: StoredExample,
  indexed: readonly IndexedWord[],
  words: WordIndex,
): StoredExample {
  const japanese = example.japanese.map(toText).join('')
  const heads = listHeadwords(example.japanese)
  const placed = placeWords(japanese, indexed, words)
  const standing = heads.filter((head) => placed.some((word) => isSamePlace(word, head)))
  return { ...example, japanese: cut(japanese, standing.length > 0 ? standing : heads, placed) }
}

export const toText = (piece: StoredExamplePiece) => (typeof piece === 'string' ? piece : piece[0])

interface Place {
  start: number
  end: number
}

const isSamePlace = (one: Place, other: Place) => one.start === other.start && one.end === other.end

const overlaps = (one: Place, other: Place) => one.start < other.end && other.start < one.end

function listHeadwords(pieces: readonly StoredExamplePiece[]): Place[] {
  let start = 0
  return pieces.flatMap((piece) => {
    const end = start + toText(piece).length
    const place = { start, end }
    start = end
    return typeof piece === 'string' || piece[2] === 0 ? [] : [place]
  })
}

/** The index names the words in the order of the sentence; one that is not found is left out. */
function placeWords(
  japanese: string,
  indexed: readonly IndexedWord[],
  words: WordIndex,
): PlacedWord[] {
  const placed: PlacedWord[] = []
  let from = 0
  for (const word of indexed) {
    const form = word.form ?? word.headword
    const start = form === '' ? -1 : japanese.indexOf(form, from)
    if (start < 0) continue
    from = start + form.length
    placed.push({
      start,
      end: from,
      wordId: words.findOne(word)?.id ?? 0,
      furigana: isCounted(japanese.slice(0, start), word.headword)
        ? undefined
        : readForm(word, form, words),
    })
  }
  return placed
}

function readForm(
  { headword, reading, wordId }: IndexedWord,
  form: string,
  words: WordIndex,
): StoredRubySegment[] | undefined {
  const meant = wordId === null ? undefined : words.findById(wordId)
  const candidates = meant === undefined ? words.listByForm(headword) : [meant]
  // The most usual reading of each word that is written so.
  const spellings = candidates.flatMap(
    (word) =>
      word.spellings.find(
        (each) => each.text === headword && (reading === null || each.reading === reading),
      ) ?? [],
  )
  const [first] = spellings
  if (first === undefined || spellings.some((each) => each.reading !== first.reading)) {
    return undefined
  }
  return inflectFurigana(JSON.parse(first.furigana), form)
}

function cut(
  japanese: string,
  heads: readonly Place[],
  placed: readonly PlacedWord[],
): StoredExamplePiece[] {
  const isHead = (word: Place) => heads.some((head) => isSamePlace(head, word))
  const known = placed.filter((word) => isHead(word) || !heads.some((head) => overlaps(head, word)))
  const others = heads.filter((head) => !known.some((word) => isSamePlace(word, head)))
  const parts = [
    ...known,
    ...others.map((head) => ({ ...head, wordId: 0, furigana: undefined })),
  ].sort((one, other) => one.start - other.start)
  const pieces: StoredExamplePiece[] = []
  let at = 0
  for (const part of parts) {
    addPlain(pieces, japanese.slice(at, part.start))
    addPart(pieces, japanese.slice(part.start, part.end), part, isHead(part))
    at = part.end
  }
  addPlain(pieces, japanese.slice(at))
  return pieces
}

function addPart(
  pieces: StoredExamplePiece[],
  text: string,
  { wordId, furigana }: PlacedWord,
  isHeadword: boolean,
): void {
  if (!isHeadword && wordId === 0 && furigana === undefined) addPlain(pieces, text)
  else if (furigana === undefined) pieces.push([text, wordId, isHeadword ? 1 : 0])
  else pieces.push([text, wordId, isHeadword ? 1 : 0, furigana])
}

export function addPlain(pieces: StoredExamplePiece[], text: string): void {
  if (text === '') return
  const last = pieces.at(-1)
  if (typeof last === 'string') pieces[pieces.length - 1] = last + text
  else pieces.push(text)
}
