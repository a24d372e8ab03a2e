import { toHiragana } from './kana/hiragana-katakana'
import { isKatakana } from './kana/script'
import type { RubySegment } from './ruby'
import { listWrittenPlaces, type VariantsByHead, type WrittenPlace } from './written-place'

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
const perUnexplainedKanji = 2
/** A lone unexplained kanji beside other kanji is likelier part of a word read as a whole. */
const loneKanjiCost = 6

/** How far a sound-changed reading at the head of a word is from likely: 学 がく, rarely a head. */
const changedHeadCost = 2

/** A reading given in katakana is a foreign word, which its kanji spell together (伊太利 イタリア). */
const foreignCost = 12

/** Longer forms are sentences or names; they are read as a whole rather than searched. */
const lengthLimit = 60

/**
 * Cuts the written form into pieces with the part of the reading above each; undefined when the
 * kana of the written form do not occur in the reading.
 */
export function findSegments(
  text: string,
  reading: string,
  variantsOf: (character: string) => VariantsByHead,
): RubySegment[] | undefined {
  if (text === reading || toHiragana(text) === toHiragana(reading)) return [{ text }]
  const characters = [...text]
  if (characters.length > lengthLimit || reading.length > lengthLimit) return undefined
  const search = createSearch(listWrittenPlaces(characters, variantsOf), reading)
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

type Offer = (characters: number, kana: number, cost: number) => void

function createSearch(places: readonly WrittenPlace[], original: string) {
  const reading = toHiragana(original)
  const width = reading.length + 1

  return function search(mayGuess: boolean): Step[] | undefined {
    /** The best step at each place of the two forms; null where none leads to the end. */
    const memory: Array<Step | null | undefined> = new Array(width * (places.length + 1))

    function solve(position: number, kanaPosition: number): Step | null {
      const key = position * width + kanaPosition
      const known = memory[key]
      if (known !== undefined) return known
      const best = choose(position, kanaPosition)
      memory[key] = best
      return best
    }

    function choose(position: number, kanaPosition: number): Step | null {
      const place = places[position]
      if (place === undefined) {
        return kanaPosition === reading.length ? { cost: 0, characters: 0, kana: 0 } : null
      }
      let best: Step | null = null
      function offer(characters: number, kana: number, cost: number) {
        const rest = solve(position + characters, kanaPosition + kana)
        if (rest !== null && (best === null || rest.cost + cost < best.cost)) {
          best = { cost: rest.cost + cost, characters, kana }
        }
      }
      offerAsWritten(place, kanaPosition, offer)
      for (const { characters, kana } of place.jukujikun) {
        if (reading.startsWith(kana, kanaPosition)) offer(characters, kana.length, 0)
      }
      offerReadings(position, place, kanaPosition, offer)
      if (mayGuess && !place.isKana) offerGuesses(position, kanaPosition, offer)
      return best
    }

    function offerAsWritten(place: WrittenPlace, kanaPosition: number, offer: Offer) {
      if (place.isKana) {
        if (reading.startsWith(place.hiragana, kanaPosition)) offer(1, 1, 0)
        else if (place.hiragana === 'ー' && kanaPosition > 0) offer(1, 1, 4)
      } else if (place.isSilent) {
        offer(1, reading.startsWith(place.character, kanaPosition) ? 1 : 0, 0)
      }
    }

    function offerReadings(
      position: number,
      place: WrittenPlace,
      kanaPosition: number,
      offer: Offer,
    ) {
      const variants = place.variants.get(reading.charAt(kanaPosition))
      if (variants === undefined) return
      const isForeign = place.isKanji && isKatakana(original.charAt(kanaPosition))
      let offeredLengths = 0
      for (const { kana, mustPrecede, cost } of variants) {
        // Variants come cheapest first, so the first of each length is the best.
        if ((offeredLengths & (1 << kana.length)) !== 0) continue
        if (!reading.startsWith(kana, kanaPosition)) continue
        if (mustPrecede !== undefined && places[position + 1]?.hiragana !== mustPrecede) continue
        offeredLengths |= 1 << kana.length
        const isChangedHead = position === 0 && cost > 0
        const extra = (isChangedHead ? changedHeadCost : 0) + (isForeign ? foreignCost : 0)
        offer(1, kana.length, cost + extra)
      }
    }

    function offerGuesses(position: number, kanaPosition: number, offer: Offer) {
      const isBesideKanji =
        places[position - 1]?.isKanji === true || places[position + 1]?.isKanji === true
      for (let length = 1; position + length <= places.length; length++) {
        const last = places[position + length - 1]
        if (last === undefined || (last.isKana && last.variants.size === 0)) break
        const isLone = length === 1 && isBesideKanji
        const cost = unexplainedCost + length * perUnexplainedKanji + (isLone ? loneKanjiCost : 0)
        const longest = reading.length - kanaPosition
        for (let kana = 1; kana <= longest; kana++) offer(length, kana, cost)
      }
    }

    if (solve(0, 0) === null) return undefined
    const steps: Step[] = []
    for (let position = 0, kanaPosition = 0; position < places.length; ) {
      const step = memory[position * width + kanaPosition]
      if (step === null || step === undefined) return undefined
      steps.push(step)
      position += step.characters
      kanaPosition += step.kana
    }
    return steps
  }
}
