import { type MatchKind, matchKinds } from '@kotonoha/japanese/query-grammar/match-kinds'

/** Something found: a word or a kanji, by its number in the index. */
export interface Hit {
  item: number
  /** Tenths of a point; the order of the results is by falling points. */
  points: number
  how: MatchKind
  /** Which reading of the query found it, by its number. */
  interpretation: number
  /** The spelling to show; `undefined` for the first of the word. */
  spelling: number | undefined
  /** Number of the sense that matched, from 1; `undefined` where the headword matched. */
  sense: number | undefined
  /** Which chain of inflections led here, by its number. */
  inflection: number | undefined
}

type Offer = Pick<Hit, 'item' | 'points' | 'how'> &
  Partial<Pick<Hit, 'interpretation' | 'spelling' | 'sense' | 'inflection'>>

/**
 * Collects what was found, the best way of finding each item only.
 *
 * A common English word finds 20,000 items; so hits are kept in arrays that are as long as the
 * dictionary and used again for every query, and made into objects only when they are shown. What
 * is shown of an item stands side by side, for looking at far places of the memory is what takes time.
 */
export class HitList {
  /** By themselves, for most of a crowded list is only asked for these; so kept that 0 is `notFound`. */
  readonly #points: Int32Array
  /** Of each item its facts (how, interpretation and sense), spelling and inflection. */
  readonly #known: Int32Array
  #items = new Uint32Array(4096)
  #count = 0

  constructor(size: number) {
    this.#points = new Int32Array(size)
    this.#known = new Int32Array(size * stride)
  }

  get count(): number {
    return this.#count
  }

  /** Forgets everything found so far. */
  clear(): void {
    for (let index = 0; index < this.#count; index += 1) {
      this.#points[this.#items[index] ?? 0] = 0
    }
    this.#count = 0
  }

  /** Keeps the offer if the item was not found yet or not found as well. */
  offer(offer: Offer): void {
    this.offerPacked(
      offer.item,
      offer.points,
      packFacts(offer.how, offer.interpretation ?? 0, offer.sense ?? 0),
      offer.spelling ?? -1,
      offer.inflection ?? -1,
    )
  }

  /** The same without an object, for the long lists. */
  offerPacked(
    item: number,
    points: number,
    facts: number,
    spelling: number,
    inflection: number,
  ): void {
    const known = (this.#points[item] ?? 0) ^ notFound
    if (points <= known) return
    if (known === notFound) this.#add(item)
    this.#points[item] = points ^ notFound
    const at = item * stride
    this.#known[at] = facts | ((inflection + 1) << inflectionShift)
    this.#known[at + 1] = spelling
  }

  /** Notes that the item was found, however: of what is only left out nothing else is asked. */
  mark(item: number): void {
    if (this.has(item)) return
    this.#add(item)
    this.#points[item] = 0 ^ notFound
  }

  #add(item: number): void {
    if (this.#count === this.#items.length) {
      const larger = new Uint32Array(this.#count * 2)
      larger.set(this.#items)
      this.#items = larger
    }
    this.#items[this.#count] = item
    this.#count += 1
  }

  /** Items found, in no order; a view that the next `clear` or `offer` may change. */
  items(): Uint32Array {
    return this.#items.subarray(0, this.#count)
  }

  has(item: number): boolean {
    return this.#points[item] !== 0
  }

  pointsOf(item: number): number {
    return (this.#points[item] ?? 0) ^ notFound
  }

  #factsOf(item: number): number {
    return (this.#known[item * stride] ?? 0) & factsMask
  }

  howOf(item: number): MatchKind {
    return matchKinds[this.#factsOf(item) & 15] ?? 'filter'
  }

  /** Is it a match of all that was typed, not a part of something longer? */
  isWhole(item: number): boolean {
    return (this.#factsOf(item) & 15) < wholeMatchKinds
  }

  interpretationOf(item: number): number {
    return (this.#factsOf(item) >>> 4) & 255
  }

  /** Keeps only the items of which the question is answered with yes. */
  retain(isKept: (item: number) => boolean): void {
    let kept = 0
    for (let index = 0; index < this.#count; index += 1) {
      const item = this.#items[index] ?? 0
      if (isKept(item)) {
        this.#items[kept] = item
        kept += 1
      } else {
        this.#points[item] = 0
      }
    }
    this.#count = kept
  }

  /**
   * Keeps only what the other list has as well, for a query of several terms. An item is as good
   * as its matches are on average, and shows the sense that one of them is about.
   */
  intersect(other: HitList): void {
    this.retain((item) => other.has(item))
    for (let index = 0; index < this.#count; index += 1) {
      const item = this.#items[index] ?? 0
      const at = item * stride
      const points = Math.round((this.pointsOf(item) + other.pointsOf(item)) / 2)
      this.#points[item] = points ^ notFound
      const facts = other.#factsOf(item)
      if (this.#factsOf(item) >>> 12 === 0 && facts >>> 12 !== 0)
        this.#known[at] = facts | ((this.#known[at] ?? 0) & ~factsMask)
      const spelling = at + 1
      if ((this.#known[spelling] ?? -1) < 0) this.#known[spelling] = other.#known[spelling] ?? -1
    }
  }

  hitOf(item: number): Hit {
    const at = item * stride
    const spelling = this.#known[at + 1] ?? -1
    const inflection = ((this.#known[at] ?? 0) >>> inflectionShift) - 1
    const sense = this.#factsOf(item) >>> 12
    return {
      item,
      points: this.pointsOf(item),
      how: this.howOf(item),
      interpretation: this.interpretationOf(item),
      spelling: spelling < 0 ? undefined : spelling,
      sense: sense === 0 ? undefined : sense,
      inflection: inflection < 0 ? undefined : inflection,
    }
  }
}

const notFound = -(2 ** 31)
/** Of an item two numbers: its facts with its inflection (from 1, at most a thousand), and its spelling. */
const stride = 2
const inflectionShift = 22
const factsMask = 2 ** inflectionShift - 1
/** The first of `matchKinds` are of all that was typed. */
const wholeMatchKinds = 3

export function packFacts(how: MatchKind, interpretation: number, sense = 0): number {
  return matchKinds.indexOf(how) | (interpretation << 4) | (Math.min(sense, 1000) << 12)
}
