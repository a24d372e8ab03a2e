import type { Dictionary } from '../../open-dictionary'
import { statement } from '../statement'

export type KanjiBrief = [literal: string, reading: string, meaning: string]

const allBriefs = statement<{
  literal: string
  on_reading: string | null
  kun_reading: string | null
  meaning: string | null
}>(`
  SELECT literal,
         json_extract(on_readings, '$[0]') AS on_reading,
         json_extract(kun_readings, '$[0]') AS kun_reading,
         json_extract(meanings, '$[0]') AS meaning
  FROM   kanji
  ORDER  BY usage_rank`)

/** What every kanji is called, the most frequent first. */
export function listKanjiBriefs(dictionary: Dictionary): { briefs: KanjiBrief[] } {
  const briefs = allBriefs
    .list(dictionary)
    .map(
      (row): KanjiBrief => [
        row.literal,
        [row.on_reading, row.kun_reading].flatMap((each) => each ?? []).join('・'),
        row.meaning ?? '',
      ],
    )
  return { briefs }
}
