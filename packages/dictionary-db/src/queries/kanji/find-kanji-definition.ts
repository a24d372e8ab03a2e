import type { KanjiDefinition } from '../../entities/kanji-definition'
import type { KanjiStructure } from '../../entities/kanji-structure'
import type { Dictionary } from '../../open-dictionary'
import { unpackJson } from '../../packed-text/unpack-text'
import type { StoredKanjiDefinition, StoredRelatedKanji } from '../../tables/stored-kanji'
import { statement } from '../statement'
import type { KanjiRow } from './kanji-row'
import { toKanjiSummary } from './kanji-row'

interface DefinitionRow extends KanjiRow {
  definition: Uint8Array
  structure: Uint8Array
  related: Uint8Array
  lesson: Uint8Array | null
}

const definitionOfKanji = statement<DefinitionRow>(`
  SELECT kanji.literal, stroke_count, meanings, on_readings, kun_readings, jlpt, grade,
         frequency_rank, definition, structure, related, lesson
  FROM   kanji
  JOIN   kanji_definition ON kanji_definition.code_point = unicode(kanji.literal)
  WHERE  kanji.literal = ?`)

// Words stand in the order of their use, so that a reading's first word says how usual it is.
const usesOfReadings = statement<{ reading_id: string; first_place: number; jlpt: number }>(`
  SELECT reading_id, MIN(place) AS first_place, MAX(jlpt) AS jlpt
  FROM   kanji_word
  WHERE  literal = ?
  GROUP  BY reading_id`)

/** Everything the head of a kanji page shows. */
export function findKanjiDefinition(
  dictionary: Dictionary,
  literal: string,
): KanjiDefinition | undefined {
  const row = definitionOfKanji.find(dictionary, literal)
  if (row === undefined) return undefined
  const definition = unpackJson<StoredKanjiDefinition>(dictionary, 'kanji', row.definition)
  return {
    ...toKanjiSummary(row),
    ...definition,
    readings: orderByUse(dictionary, literal, definition.readings),
    lesson: row.lesson === null ? null : unpackJson(dictionary, 'study', row.lesson),
    forms: listForms(unpackJson(dictionary, 'kanji', row.related)),
    parts: listParts(unpackJson(dictionary, 'kanji', row.structure)),
  }
}

/** The reading of the most usual word first: たべる before くう. The source lists them by their sound. */
function orderByUse(
  dictionary: Dictionary,
  literal: string,
  readings: StoredKanjiDefinition['readings'],
): KanjiDefinition['readings'] {
  const rows = usesOfReadings.list(dictionary, literal)
  const uses = new Map(rows.map((row) => [row.reading_id, row]))
  const hasLevels = rows.some(({ jlpt }) => jlpt > 0)
  const placeOf = (readingId: string) =>
    uses.get(readingId)?.first_place ?? Number.POSITIVE_INFINITY
  return readings
    .map((reading) => ({
      ...reading,
      isRare: hasLevels && (uses.get(reading.readingId)?.jlpt ?? 0) === 0,
    }))
    .sort((a, b) => {
      const [first, second] = [placeOf(a.readingId), placeOf(b.readingId)]
      return first === second ? 0 : first - second
    })
}

/** Of the variants those whose age is known: the others say nothing that helps to read. */
function listForms(groups: StoredRelatedKanji): KanjiDefinition['forms'] {
  const variants = groups.find(({ kind }) => kind === 'variant')?.items ?? []
  return variants.flatMap(([literal, reason]) => {
    const age = (['modern', 'old'] as const).find((each) => reason.startsWith(`${each} form of`))
    return age === undefined ? [] : [{ literal, age }]
  })
}

/** What one sees it put together from, of the first cut: 日 and 寺 of 時, not 土 and 寸 below. */
function listParts({ tree }: KanjiStructure): KanjiDefinition['parts'] {
  const named = (node: NonNullable<KanjiStructure['tree']>): typeof node.children =>
    node.children.flatMap((child) => (child.literal === null ? named(child) : [child]))
  const parts = tree === null ? [] : named(tree)
  const seen = new Set<string>()
  return parts.flatMap(({ literal, kanjiId, meaning }) => {
    // A part of several pieces is listed once for each.
    if (literal === null || seen.has(literal)) return []
    seen.add(literal)
    return [{ literal, kanjiId, meaning }]
  })
}
