import type { RelatedKanjiKind } from '@kotonoha/dictionary-db/entities/related-kanji'
import type { KanjiDraft } from '../../drafts/kanji-draft'
import { isStudied } from '../../drafts/kanji-draft'
import type { KanjiNeighbours, KanjiVariants } from '../../sources/kanjium/kanjium-rows'
import { createContainerFinder, createSharedComponentFinder } from './component-relations'
import { listReadingTexts } from './kanji-readings'
import type { LookAlike } from './look-alikes'
import type { Phonetic } from './phonetic-component'
import type { Relation, RelationFinder } from './related-kanji'
import { sortByUse } from './related-kanji'
import { describeComponent, listTopComponents } from './top-components'
import { findVariants } from './variant-kanji'

export interface RelationKnowledge {
  kanji: ReadonlyMap<string, KanjiDraft>
  /** Computed from the drawings. */
  lookAlikes: ReadonlyMap<string, readonly LookAlike[]>
  /** Named by people. */
  confusable: ReadonlyMap<string, KanjiNeighbours>
  antonyms: ReadonlyMap<string, KanjiNeighbours>
  variants: ReadonlyMap<string, KanjiVariants>
  phonetics: ReadonlyMap<string, Phonetic>
}

/** A finder for every kind of relation, in the order in which the page shows them. */
export function createRelationFinders(
  knowledge: RelationKnowledge,
): Map<RelatedKanjiKind, RelationFinder> {
  const usual = sortByUse([...knowledge.kanji.values()].filter(isStudied))
  return new Map<RelatedKanjiKind, RelationFinder>([
    ['look-alike', (kanji) => findLookAlikeRelations(kanji, knowledge)],
    ['same-phonetic', createPhoneticFinder(usual, knowledge)],
    ['variant', (kanji) => findVariants(kanji, knowledge)],
    ['antonym', (kanji) => findAntonyms(kanji, knowledge)],
    ['synonym', createSynonymFinder(usual)],
    ['contains', createContainerFinder(usual)],
    ['shared-components', createSharedComponentFinder(usual)],
  ])
}

function findLookAlikeRelations(kanji: KanjiDraft, knowledge: RelationKnowledge): Relation[] {
  const named = knowledge.confusable.get(kanji.literal)?.others ?? []
  const computed = (knowledge.lookAlikes.get(kanji.literal) ?? []).map((each) => each.literal)
  return [...new Set([...named, ...computed])].flatMap((literal) => {
    const other = knowledge.kanji.get(literal)
    return other === undefined ? [] : [[literal, explainLikeness(kanji, other)]]
  })
}

/** What the two have in the same place, else how their strokes compare. */
function explainLikeness(kanji: KanjiDraft, other: KanjiDraft): string {
  const own = listTopComponents(kanji)
  const shared = listTopComponents(other).find((component) =>
    own.some(
      ({ literal, position }) => literal === component.literal && position === component.position,
    ),
  )
  if (shared !== undefined) return `shares ${describeComponent(shared)}`
  const difference = other.source.strokeCount - kanji.source.strokeCount
  if (difference === 0) return 'nearly the same strokes'
  const count = Math.abs(difference)
  const strokes = count === 1 ? 'one stroke' : `${count} strokes`
  return `nearly the same shape with ${strokes} ${difference > 0 ? 'more' : 'fewer'}`
}

function createPhoneticFinder(
  usual: readonly KanjiDraft[],
  { phonetics }: RelationKnowledge,
): RelationFinder {
  const groups = new Map<string, KanjiDraft[]>()
  for (const kanji of usual) {
    const literal = phonetics.get(kanji.literal)?.literal
    if (literal !== undefined) groups.set(literal, [...(groups.get(literal) ?? []), kanji])
  }
  return (kanji) => {
    const phonetic = phonetics.get(kanji.literal)?.literal ?? kanji.literal
    const own = listReadingTexts(kanji.source, 'on')
    return (groups.get(phonetic) ?? []).flatMap((other) => {
      const same = listReadingTexts(other.source, 'on').find((reading) => own.includes(reading))
      return same === undefined ? [] : [[other.literal, `${phonetic} gives both the sound ${same}`]]
    })
  }
}

function findAntonyms(kanji: KanjiDraft, { antonyms, kanji: all }: RelationKnowledge): Relation[] {
  return (antonyms.get(kanji.literal)?.others ?? []).flatMap((literal) => {
    const other = all.get(literal)
    const [own] = kanji.meanings
    const [opposite] = other?.meanings ?? []
    if (own === undefined || opposite === undefined) return []
    return [[literal, `opposites: ${own} and ${opposite}`]]
  })
}

/** Kanji whose first meaning is the same word: 川 and 河 are both "river". */
function createSynonymFinder(usual: readonly KanjiDraft[]): RelationFinder {
  const groups = new Map<string, string[]>()
  for (const { literal, meanings } of usual) {
    const meaning = meanings[0]?.toLowerCase()
    if (meaning !== undefined) groups.set(meaning, [...(groups.get(meaning) ?? []), literal])
  }
  return ({ meanings }) => {
    const meaning = meanings[0]?.toLowerCase() ?? ''
    return (groups.get(meaning) ?? []).map((literal) => [literal, `both mean “${meaning}”`])
  }
}
