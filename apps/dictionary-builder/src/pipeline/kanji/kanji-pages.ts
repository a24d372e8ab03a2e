import type { KanjiDraft } from '../../drafts/kanji-draft'
import { toKanjiStructure } from './kanji-structure'
import { findLookAlikes } from './look-alikes'
import type { Phonetic } from './phonetic-component'
import type { KanjiRelations } from './read-relations'
import { toStoredRelated } from './related-kanji'
import { createRelationFinders } from './relation-finders'
import type { KanjiPages } from './write-kanji'

/** Joins everything known about kanji into what their pages are made from. */
export function createKanjiPages(
  kanji: ReadonlyMap<string, KanjiDraft>,
  relations: KanjiRelations,
): KanjiPages {
  const drafts = [...kanji.values()]
  const phonetics = new Map<string, Phonetic>()
  for (const draft of drafts) {
    const phonetic = relations.phoneticFinder.find(draft)
    if (phonetic !== null) phonetics.set(draft.literal, phonetic)
  }
  const finders = createRelationFinders({
    kanji,
    lookAlikes: findLookAlikes(drafts),
    confusable: relations.confusable,
    antonyms: relations.antonyms,
    variants: relations.variants,
    phonetics,
  })
  const structureKnowledge = {
    radicals: relations.radicals,
    isKanji: (literal: string) => kanji.has(literal),
    findMeaning: (literal: string) =>
      kanji.get(literal)?.meanings[0] ?? relations.radicals.findShape(literal)?.meaning ?? null,
    findComponentStrokes: (component: string) =>
      relations.componentStrokes.get(component) ?? kanji.get(component)?.source.strokeCount ?? null,
    findPhonetic: (draft: KanjiDraft) => phonetics.get(draft.literal) ?? null,
  }
  return {
    radicals: relations.radicals,
    toStructure: (draft) => toKanjiStructure(draft, structureKnowledge),
    toRelated: (draft) => toStoredRelated(draft, finders, kanji),
  }
}
