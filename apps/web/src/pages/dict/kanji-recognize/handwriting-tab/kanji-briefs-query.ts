import { api } from '../../../../api/api'

/** The browser's own cache keeps it too; saved with the other answers it would slow each save. */
const keptForMs = 60 * 60_000

export function kanjiBriefsQuery() {
  return api.dict.kanji.listBriefs.queryOptions(undefined, {
    gcTime: keptForMs,
    // Larger than all else of the page, which is drawn without them.
    meta: { isForLater: true },
  })
}
