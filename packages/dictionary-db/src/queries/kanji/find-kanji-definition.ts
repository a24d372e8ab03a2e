import type { KanjiDefinition } from '../../entities/kanji-definition'
import type { Dictionary } from '../../open-dictionary'
import type { StoredKanjiDefinition, StoredRelatedKanji } from '../../tables/stored-kanji'
import { statement } from '../statement'
import type { KanjiRow } from './kanji-row'
import { toKanjiSummary } from './kanji-row'

const definitionOfKanji = statement<KanjiRow & { definition: string; related: string }>(`
  SELECT kanji.literal, stroke_count, meanings, on_readings, kun_readings, jlpt, grade,
         frequency_rank, definition, related
  FROM   kanji
  JOIN   kanji_definition ON kanji_definition.literal = kanji.literal
  WHERE  kanji.literal = ?`)

/** Everything the head of a kanji page shows. */
export function findKanjiDefinition(
  dictionary: Dictionary,
  literal: string,
): KanjiDefinition | undefined {
  const row = definitionOfKanji.find(dictionary, literal)
  if (row === undefined) return undefined
  const definition: StoredKanjiDefinition = JSON.parse(row.definition)
  return {
    ...toKanjiSummary(row),
    ...definition,
    lesson: definition.lesson ?? null,
    forms: listForms(JSON.parse(row.related)),
  }
}

/** Of the variants those whose age is known: the others say nothing that helps to read. */
function listForms(groups: StoredRelatedKanji): KanjiDefinition['forms'] {
  const variants = groups.find(({ kind }) => kind === 'variant')?.items ?? []
  return variants.flatMap(([literal, reason]) => {
    const age = (['modern', 'old'] as const).find((each) => reason.startsWith(`${each} form of`))
    return age === undefined ? [] : [{ literal, age }]
  })
}
