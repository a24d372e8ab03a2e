import type { StoredComponentFacts } from '@kotonoha/dictionary-db/tables/component-tables'
import type { KanjiDrawings } from '../../drafts/component-drawing'
import { drawComponent, toDrawnShape } from '../../drafts/component-drawing'
import type { KanjiDraft } from '../../drafts/kanji-draft'
import { listReadingTexts } from './kanji-readings'
import type { KanjiRelations } from './read-relations'

export interface VisibleComponentDraft {
  literal: string
  strokeCount: number
  facts: StoredComponentFacts
  /** The kanji that show it, in the order of the characters. */
  kanji: string[]
}

/** Unicode lists the 214 radicals in Kangxi order from here. */
const firstKangxiRadical = 0x2f00

const kana = /^[ぁ-ヿ]$/u
/** A component that is a kanji is looked for by its usual readings; rare ones only get in the way. */
const mostReadings = 6
const mostMeanings = 3
/** The 214 radicals are numbered from 1. */
const noRadical = 0
/** Sorts after the 214 radicals. */
const afterRadicals = 215

/**
 * The components of the look-up by radicals: by stroke count, in each count by the radical whose
 * shape they are (so that variants with as many strokes stand together), then by character.
 */
export function listVisibleComponents(
  kanji: ReadonlyMap<string, KanjiDraft>,
  relations: KanjiRelations,
  drawings: KanjiDrawings,
): VisibleComponentDraft[] {
  const kanjiWith = new Map<string, string[]>()
  for (const draft of kanji.values()) {
    for (const component of draft.components) {
      const known = kanjiWith.get(component)
      if (known === undefined) kanjiWith.set(component, [draft.literal])
      else known.push(draft.literal)
    }
  }
  const numberOf = (literal: string) =>
    relations.radicals.findShape(literal)?.number ?? findOwnRadical(kanji.get(literal))
  const byRadical = new Map<number, string[]>()
  for (const literal of kanjiWith.keys()) {
    const number = numberOf(literal)
    byRadical.set(number, [...(byRadical.get(number) ?? []), literal])
  }
  const components = [...kanjiWith].map(([literal, shownIn]): VisibleComponentDraft => {
    const draft = kanji.get(literal)
    // Every Japanese font has JIS X 0208 and the kana; 𠆢 and 啇 are beyond.
    const isInFonts = draft?.source.codepoints.jis208 != null || kana.test(literal)
    const shape = toDrawnShape(literal)
    const drawing = drawComponent(shape, drawings)
    const number = numberOf(literal)
    return {
      literal,
      strokeCount:
        relations.componentStrokes.get(literal) ??
        draft?.source.strokeCount ??
        drawing?.paths.length ??
        1,
      kanji: shownIn,
      facts: {
        kanjiId: draft === undefined ? null : literal,
        meanings: listMeanings(shape, kanji.get(shape), relations),
        names: listNames(shape, kanji.get(shape), relations),
        variants:
          number === noRadical
            ? []
            : (byRadical.get(number) ?? []).filter((each) => each !== literal).sort(),
        drawing: isInFonts ? null : drawing,
      },
    }
  })
  const orderOf = ({ literal }: VisibleComponentDraft) => numberOf(literal) || afterRadicals
  return components.sort(
    (a, b) =>
      a.strokeCount - b.strokeCount ||
      orderOf(a) - orderOf(b) ||
      (a.literal.codePointAt(0) ?? 0) - (b.literal.codePointAt(0) ?? 0),
  )
}

/** The number of the radical that the kanji itself is: 水 is radical 85, 泳 only has it. */
function findOwnRadical(draft: KanjiDraft | undefined): number {
  if (draft === undefined) return noRadical
  const radical = String.fromCodePoint(firstKangxiRadical + draft.source.radical - 1)
  return radical.normalize('NFKC') === draft.literal ? draft.source.radical : noRadical
}

function listMeanings(
  literal: string,
  draft: KanjiDraft | undefined,
  { radicals }: KanjiRelations,
): string[] {
  const ofRadical = radicals.findShape(literal)?.meaning.split(',') ?? []
  const all = [...(draft?.meanings.slice(0, mostMeanings) ?? []), ...ofRadical]
  return [...new Set(all.map((each) => each.trim()).filter((each) => each !== ''))]
}

function listNames(
  literal: string,
  draft: KanjiDraft | undefined,
  { radicals }: KanjiRelations,
): string[] {
  const readings =
    draft === undefined
      ? []
      : [...listReadingTexts(draft.source, 'kun'), ...listReadingTexts(draft.source, 'on')]
  const ofShape = kana.test(literal) ? [literal] : []
  const names = radicals.findShape(literal)?.names ?? []
  return [...new Set([...ofShape, ...names, ...readings.slice(0, mostReadings)])]
}
