import { findSegments } from './furigana-search'
import { toHiragana } from './kana/hiragana-katakana'
import { isKanji } from './kana/script'
import { listLetterReadings } from './letter-names'
import type { KanjiReading } from './okurigana'
import { listReadingVariants, type ReadingVariant } from './reading-variants'
import type { RubySegment } from './ruby'
import type { VariantsByHead } from './written-place'

/** A kanji of a written form and how it is read there. */
export interface AlignedKanji {
  /** The kanji; for 々 the one it repeats. */
  kanji: string
  /** Code points before it in the written form. */
  position: number
  /** As read here, sound changes included; null where the word is read as a whole. */
  reading: string | null
  /** The dictionary reading that it is; null where none fits. */
  base: KanjiReading | null
}

export interface FuriganaAlignment {
  segments: RubySegment[]
  kanji: AlignedKanji[]
  /** Whether every kanji got a reading of its own. */
  isComplete: boolean
}

export interface FuriganaAligner {
  /** Lays the reading over the written form, kanji by kanji as far as their readings allow. */
  align(text: string, reading: string): FuriganaAlignment
  /** Which reading of each kanji segments made elsewhere use. */
  explain(segments: readonly RubySegment[]): AlignedKanji[]
}

/** `readingsOf` gives the readings of one kanji; they are asked for once per kanji. */
export function createFuriganaAligner(
  readingsOf: (kanji: string) => readonly KanjiReading[],
): FuriganaAligner {
  const variantsByKanji = new Map<string, VariantsByHead>()

  function variantsOf(character: string): VariantsByHead {
    const known = variantsByKanji.get(character)
    if (known !== undefined) return known
    const ofKanji = isKanji(character) ? readingsOf(character) : []
    const variants = groupByHead(
      listReadingVariants([...ofKanji, ...listLetterReadings(character)]),
    )
    variantsByKanji.set(character, variants)
    return variants
  }

  return {
    align(text, reading) {
      const segments = findSegments(text, reading, variantsOf) ?? [{ text, ruby: reading }]
      const kanji = explain(segments, variantsOf)
      return { segments, kanji, isComplete: kanji.every((each) => each.reading !== null) }
    },
    explain: (segments) => explain(segments, variantsOf),
  }
}

function groupByHead(variants: readonly ReadingVariant[]): VariantsByHead {
  const byHead = new Map<string, ReadingVariant[]>()
  for (const variant of variants) {
    const head = variant.kana.charAt(0)
    const group = byHead.get(head)
    if (group === undefined) byHead.set(head, [variant])
    else group.push(variant)
  }
  return byHead
}

function explain(
  segments: readonly RubySegment[],
  variantsOf: (character: string) => VariantsByHead,
): AlignedKanji[] {
  const found: AlignedKanji[] = []
  // Letter for letter, so that places stay the same.
  const written = toHiragana(segments.map((segment) => segment.text).join(''))
  let position = 0
  let offset = 0
  let previous = ''
  for (const { text, ruby } of segments) {
    const characters = [...text]
    offset += text.length
    for (const character of characters) {
      if (isKanji(character)) {
        const kanji = character === '々' ? previous : character
        const reading = characters.length === 1 && ruby !== undefined ? ruby : null
        const base =
          reading === null
            ? null
            : findBase(variantsOf(kanji), toHiragana(reading), written.slice(offset))
        if (kanji !== '') found.push({ kanji, position, reading, base })
        previous = kanji
      }
      position++
    }
  }
  return found
}

/** The reading that explains `kana` best, given what is written after the kanji, in hiragana. */
function findBase(variants: VariantsByHead, kana: string, following: string): KanjiReading | null {
  let best: ReadingVariant | undefined
  let bestCost = Number.POSITIVE_INFINITY
  for (const variant of variants.get(kana.charAt(0)) ?? []) {
    if (variant.kana !== kana) continue
    const cost = variant.cost + okuriganaMisfit(variant.okurigana, following)
    if (cost < bestCost) {
      best = variant
      bestCost = cost
    }
  }
  return best?.base ?? null
}

/** 生まれる is う.まれる rather than う.む: the okurigana that follows tells them apart. */
function okuriganaMisfit(okurigana: string, following: string): number {
  if (okurigana === '') return /^[ぁ-ゖ]/.test(following) ? 0.4 : 0
  if (following.startsWith(okurigana)) return 0
  const isInflected = okurigana.length > 1 && following.startsWith(okurigana.slice(0, -1))
  if (isInflected) return 0.2
  return following.charAt(0) === okurigana.charAt(0) ? 0.3 : 1.5
}
