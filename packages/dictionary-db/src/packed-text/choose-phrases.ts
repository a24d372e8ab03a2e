import { PairCounts } from './pair-counts'
import { mostPhrases } from './phrase-codes'
import { PhraseFinder } from './phrase-finder'

/** Each round can double how long the phrases are. */
const rounds = 6
const longestPhrase = 64
/** Bytes that a phrase takes when it is packed: most take two. */
const packedBytes = 1.7
/** What a character without a phrase takes, and two thirds of it are lost. */
const literalBytes = 3
const fewestUses = 3
/** So many numbers have all phrases and all UTF-16 units together. */
const pieceCount = 2 ** 17

/**
 * The phrases that shorten texts like the samples most, the most used first: the same ones for the
 * same samples.
 *
 * Begins with single characters. In each round the samples are cut into the longest phrases known,
 * and those pieces and pairs of neighbours stay that save most: the way of FSST (Boncz, Neumann and
 * Leis, "FSST: Fast Random Access String Compression", VLDB 2020), with phrases of any length.
 */
export function choosePhrases(samples: readonly string[]): string[] {
  const counting = new PieceCounting(samples)
  let phrases: string[] = []
  for (let round = 0; round < rounds; round += 1) phrases = takeBest(counting.count(phrases))
  return sortByUse(counting.count(phrases), phrases)
}

interface Pieces {
  /** The text of a piece by its number: a phrase, or a character of which there is none. */
  textOf(piece: number): string
  counts: Uint32Array
  pairs: PairCounts
}

/**
 * Cuts the samples round by round in the same tables: each time new ones of 40 MB would have the
 * collector look through the whole heap of the build.
 */
class PieceCounting {
  readonly #samples: readonly string[]
  readonly #finder = new PhraseFinder([])
  readonly #counts = new Uint32Array(pieceCount)
  readonly #pairs: PairCounts

  constructor(samples: readonly string[]) {
    this.#samples = samples
    this.#pairs = new PairCounts(samples.reduce((sum, { length }) => sum + length, 0))
  }

  /** How often pieces stand in the samples, and pairs of them; good until the next count. */
  count(phrases: readonly string[]): Pieces {
    const finder = this.#finder
    const counts = this.#counts.fill(0)
    const pairs = this.#pairs
    finder.setPhrases(phrases)
    pairs.clear()
    for (const text of this.#samples) {
      let before = -1
      for (let at = 0; at < text.length; at += finder.foundLength) {
        const phrase = finder.find(text, at)
        const piece = phrase < 0 ? phrases.length + text.charCodeAt(at) : phrase
        counts[piece] = (counts[piece] ?? 0) + 1
        if (before >= 0) pairs.add(before, piece)
        before = piece
      }
    }
    const textOf = (piece: number) => phrases[piece] ?? String.fromCharCode(piece - phrases.length)
    return { textOf, counts, pairs }
  }
}

function takeBest({ textOf, counts, pairs }: Pieces): string[] {
  const savings = new Map<string, number>()
  const note = (text: string, uses: number) => {
    const saved = uses * savedBytes(text)
    if (saved > (savings.get(text) ?? 0)) savings.set(text, saved)
  }
  for (const [piece, uses] of counts.entries()) if (uses > 0) note(textOf(piece), uses)
  for (const [first, second, uses] of pairs.list(fewestUses)) {
    const text = textOf(first) + textOf(second)
    if (text.length <= longestPhrase) note(text, uses)
  }
  return [...savings]
    .sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
    .slice(0, mostPhrases)
    .map(([text]) => text)
}

function savedBytes(text: string): number {
  return (text.length === 1 ? literalBytes : Buffer.byteLength(text)) - packedBytes
}

/** Those that are used at all. The first of them are packed into one byte. */
function sortByUse({ counts }: Pieces, phrases: readonly string[]): string[] {
  return [...phrases.entries()]
    .filter(([number]) => (counts[number] ?? 0) > 0)
    .sort(([a], [b]) => (counts[b] ?? 0) - (counts[a] ?? 0) || a - b)
    .map(([, phrase]) => phrase)
}
