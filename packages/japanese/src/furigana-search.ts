import { toHiragana } from './kana/hiragana-katakana'
import { isKana, isKanji } from './kana/script'
import type { ReadingVariant } from './reading-variants'
import type { RubySegment } from './ruby'

/** A stretch of the written form and the stretch of the reading that belongs to it. */
interface Step {
  /** Of this step and all that follow. */
  cost: number
  characters: number
  kana: number
}

/**
 * Cost of a stretch of kanji that no reading explains: more than any explained kanji, and about
 * the same for one stretch of two as for one of four, so that words read as a whole stay whole.
 */
const unexplainedCost = 22
const perUnexplainedKanji = 0.5
/** A lone unexplained kanji beside other kanji is likelier part of a word read as a whole. */
const loneKanjiCost = 6

/** How far a sound-changed reading at the head of a word is from likely: 学 がく, rarely a head. */
const changedHeadCost = 2

/** Longer forms are sentences or names; they are read as a whole rather than searched. */
const lengthLimit = 60

/**
 * Cuts the written form into pieces with the part of the reading above each; undefined when the
 * kana of the written form do not occur in the reading.
 */
export function findSegments(
  text: string,
  reading: string,
  variantsOf: (character: string) => readonly ReadingVariant[],
): RubySegment[] | undefined {
  if (text === reading || toHiragana(text) === toHiragana(reading)) return [{ text }]
  const characters = [...text]
  if (characters.length > lengthLimit || reading.length > lengthLimit) return undefined
  const search = createSearch(characters, toHiragana(reading), variantsOf)
  const steps = search(false) ?? search(true)
  return steps === undefined ? undefined : toSegments(characters, reading, steps)
}

function toSegments(
  characters: readonly string[],
  reading: string,
  steps: readonly Step[],
): RubySegment[] {
  const segments: RubySegment[] = []
  let position = 0
  let kanaPosition = 0
  for (const step of steps) {
    const text = characters.slice(position, position + step.characters).join('')
    const ruby = reading.slice(kanaPosition, kanaPosition + step.kana)
    const isPlain = ruby === '' || toHiragana(text) === toHiragana(ruby)
    const last = segments.at(-1)
    if (!isPlain) segments.push({ text, ruby })
    else if (last !== undefined && last.ruby === undefined) last.text += text
    else segments.push({ text })
    position += step.characters
    kanaPosition += step.kana
  }
  return segments
}

/** Marks that are written but not spoken. */
const silent = /[・、。，．！？!?\s\-=＝「」『』（）()…]/

function createSearch(
  characters: readonly string[],
  reading: string,
  variantsOf: (character: string) => readonly ReadingVariant[],
) {
  const hiragana = characters.map(toHiragana)
  const width = reading.length + 1

  return function search(mayGuess: boolean): Step[] | undefined {
    const memory = new Map<number, Step | null>()

    function solve(position: number, kanaPosition: number): Step | null {
      const key = position * width + kanaPosition
      const known = memory.get(key)
      if (known !== undefined) return known
      // A cycle is impossible (every step moves on), so the place may be filled after the search.
      const best = choose(position, kanaPosition)
      memory.set(key, best)
      return best
    }

    function choose(position: number, kanaPosition: number): Step | null {
      if (position === characters.length) {
        return kanaPosition === reading.length ? { cost: 0, characters: 0, kana: 0 } : null
      }
      let best: Step | null = null
      function offer(length: number, kana: number, cost: number) {
        const rest = solve(position + length, kanaPosition + kana)
        if (rest !== null && (best === null || rest.cost + cost < best.cost)) {
          best = { cost: rest.cost + cost, characters: length, kana }
        }
      }
      const character = characters[position] ?? ''
      const kana = hiragana[position] ?? ''
      if (isKana(character)) {
        if (reading.startsWith(kana, kanaPosition)) offer(1, 1, 0)
        else if (kana === 'ー' && kanaPosition > 0) offer(1, 1, 4)
      } else if (silent.test(character)) {
        offer(1, reading.startsWith(character, kanaPosition) ? 1 : 0, 0)
      }
      offerVariants(position, kanaPosition, offer)
      if (mayGuess && !isKana(character)) offerGuesses(position, kanaPosition, offer)
      return best
    }

    function offerVariants(
      position: number,
      kanaPosition: number,
      offer: (characters: number, kana: number, cost: number) => void,
    ) {
      const character = characters[position] ?? ''
      if (character === '々') {
        for (let length = 1; length < position + 1; length++) {
          if (characters[position - length] === '々') continue
          offerReadings(characters[position - length] ?? '', position, kanaPosition, offer)
          break
        }
      } else {
        offerReadings(character, position, kanaPosition, offer)
      }
    }

    function offerReadings(
      character: string,
      position: number,
      kanaPosition: number,
      offer: (characters: number, kana: number, cost: number) => void,
    ) {
      let offered = ''
      for (const variant of variantsOf(character)) {
        const { kana, mustPrecede } = variant
        if (kana === '' || !reading.startsWith(kana, kanaPosition)) continue
        if (mustPrecede !== undefined && hiragana[position + 1] !== mustPrecede) continue
        // Variants come cheapest first, so the first of each length is the best.
        const mark = String.fromCharCode(kana.length)
        if (offered.includes(mark)) continue
        offered += mark
        const isChangedHead = position === 0 && variant.cost > 0
        offer(1, kana.length, variant.cost + (isChangedHead ? changedHeadCost : 0))
      }
    }

    function offerGuesses(
      position: number,
      kanaPosition: number,
      offer: (characters: number, kana: number, cost: number) => void,
    ) {
      for (let length = 1; position + length <= characters.length; length++) {
        const last = characters[position + length - 1] ?? ''
        if (isKana(last) && !'ヶケヵカ'.includes(last)) break
        const isLone =
          length === 1 &&
          (isKanji(characters[position - 1] ?? '') || isKanji(characters[position + 1] ?? ''))
        const cost = unexplainedCost + length * perUnexplainedKanji + (isLone ? loneKanjiCost : 0)
        const longest = reading.length - kanaPosition
        for (let kana = 1; kana <= longest; kana++) offer(length, kana, cost)
      }
    }

    if (solve(0, 0) === null) return undefined
    const steps: Step[] = []
    for (let position = 0, kanaPosition = 0; position < characters.length; ) {
      const step = memory.get(position * width + kanaPosition)
      if (step === null || step === undefined) return undefined
      steps.push(step)
      position += step.characters
      kanaPosition += step.kana
    }
    return steps
  }
}
