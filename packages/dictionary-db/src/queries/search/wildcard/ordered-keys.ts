import type { PackedTexts, SortedKeys } from '../../../search-index/storage/sorted-keys'
import { letterSetOf, toLetterSets } from './letter-sets'
import { isWildcard, type Pattern, toFits } from './pattern'

/**
 * Some of the keys in another order, with the places at which a character begins a key, ends one or
 * stands in one: of 20,000 keys those that may fit a pattern are told without looking at the rest.
 */
export class OrderedKeys {
  readonly #order: Uint32Array
  readonly #texts: PackedTexts
  readonly #letters: Uint32Array
  readonly #beginning: PlacesByCharacter
  readonly #ending: PlacesByCharacter
  readonly #containing: PlacesByCharacter

  /** `order` has the number of each key once. */
  constructor(keys: SortedKeys, order: Uint32Array) {
    this.#order = order
    const texts = copyTexts(keys, order)
    this.#texts = texts
    this.#letters = toLetterSets(texts)
    this.#beginning = listPlaces(texts, (start, end) => [start, Math.min(start + 1, end)])
    this.#ending = listPlaces(texts, (start, end) => [Math.max(start, end - 1), end])
    this.#containing = listPlaces(texts, (start, end) => [start, end])
  }

  get size(): number {
    return this.#order.length
  }

  /** Takes the keys that fit the pattern, in their order, of the first `most` keys; until one is not taken. */
  takeFitting(
    pattern: Pattern,
    most: number,
    take: (key: number, length: number) => boolean,
  ): void {
    const wanted = letterSetOf(pattern)
    const fits = isOneCharacter(pattern) ? undefined : toFits(this.#texts, pattern)
    const letters = this.#letters
    const { start } = this.#texts
    const places = this.#listPlacesFor(pattern)
    const count = places?.length ?? this.size
    for (let at = 0; at < count; at += 1) {
      const place = places === undefined ? at : (places[at] ?? 0)
      if (place >= most) return
      if (fits !== undefined) {
        if (((letters[place] ?? 0) & wanted) >>> 0 !== wanted || !fits(place)) continue
      }
      const length = (start[place + 1] ?? 0) - (start[place] ?? 0)
      if (!take(this.#order[place] ?? 0, length)) return
    }
  }

  /** The shortest list of places that has all that may fit; `undefined` for all places. */
  #listPlacesFor(pattern: Pattern): Uint32Array | undefined {
    const lists: Uint32Array[] = []
    for (const piece of pattern) {
      if (!isText(piece)) continue
      for (let at = 0; at < piece.length; at += 1) {
        lists.push(this.#containing.listOf(piece.charCodeAt(at)))
      }
    }
    const first = pattern[0] ?? '*'
    if (isText(first)) lists.push(this.#beginning.listOf(first.charCodeAt(0)))
    const last = pattern.at(-1) ?? '*'
    if (isText(last)) lists.push(this.#ending.listOf(last.charCodeAt(last.length - 1)))
    return lists.reduce<Uint32Array | undefined>(
      (best, list) => (best === undefined || list.length < best.length ? list : best),
      undefined,
    )
  }
}

/** Is it a character and stars, which all keys of its list of places fit? */
function isOneCharacter(pattern: Pattern): boolean {
  const others = pattern.filter((piece) => piece !== '*')
  return others.length === 1 && others[0]?.length === 1 && others[0] !== '?'
}

/** A text that a search key leaves nothing of says nothing either. */
function isText(piece: string): boolean {
  return piece !== '' && !isWildcard(piece)
}

function copyTexts(keys: SortedKeys, order: Uint32Array): PackedTexts {
  let length = 0
  for (const key of order) length += keys.lengthOf(key)
  const text = new Uint16Array(length)
  const start = new Uint32Array(order.length + 1)
  let position = 0
  for (let place = 0; place < order.length; place += 1) {
    start[place] = position
    const key = order[place] ?? 0
    const end = keys.start[key + 1] ?? 0
    for (let at = keys.start[key] ?? 0; at < end; at += 1) {
      text[position] = keys.text[at] ?? 0
      position += 1
    }
  }
  start[order.length] = position
  return { text, start }
}

/** For every character the places of the keys that have it, in ascending order and each once. */
class PlacesByCharacter {
  constructor(
    readonly start: Uint32Array,
    readonly places: Uint32Array,
  ) {}

  listOf(code: number): Uint32Array {
    return this.places.subarray(this.start[code], this.start[code + 1])
  }
}

const characterLimit = 2 ** 16

/** Of the characters of each key that lie between the two ends that are given for it. */
function listPlaces(
  { text, start }: PackedTexts,
  endsOf: (start: number, end: number) => readonly [from: number, to: number],
): PlacesByCharacter {
  const startOfList = new Uint32Array(characterLimit + 1)
  const lastPlace = new Int32Array(characterLimit).fill(-1)
  const size = start.length - 1
  const goThrough = (take: (code: number, place: number) => void) => {
    lastPlace.fill(-1)
    for (let place = 0; place < size; place += 1) {
      const [from, to] = endsOf(start[place] ?? 0, start[place + 1] ?? 0)
      for (let at = from; at < to; at += 1) {
        const code = text[at] ?? 0
        if (lastPlace[code] === place) continue
        lastPlace[code] = place
        take(code, place)
      }
    }
  }
  goThrough((code) => {
    startOfList[code + 1] = (startOfList[code + 1] ?? 0) + 1
  })
  for (let code = 0; code < characterLimit; code += 1) {
    startOfList[code + 1] = (startOfList[code + 1] ?? 0) + (startOfList[code] ?? 0)
  }
  const next = startOfList.slice()
  const places = new Uint32Array(startOfList[characterLimit] ?? 0)
  goThrough((code, place) => {
    const at = next[code] ?? 0
    places[at] = place
    next[code] = at + 1
  })
  return new PlacesByCharacter(startOfList, places)
}
