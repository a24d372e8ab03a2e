import { type ApiOutputs, api } from '../../../../api/api'
import { queryClient } from '../../../../api/query-client'

type Portion = ApiOutputs['kanji']['algorithm']['previewReschedule']

/** What new dates would change, over the cards that were looked at so far. */
export type DatesPreview = Omit<Portion, 'next'>

const nothing: DatesPreview = { cards: 0, earlier: 0, later: 0, loadNow: [], loadThen: [] }

/** Asks portion after portion; tells what it knows after each. Throws what a call throws. */
export async function previewDates(
  onPortion: (sofar: DatesPreview) => void,
  signal: AbortSignal,
): Promise<DatesPreview> {
  let preview = nothing
  for (let after: number | null = 0; after !== null; ) {
    signal.throwIfAborted()
    const portion: Portion = await queryClient.fetchQuery({
      ...api.kanji.algorithm.previewReschedule.queryOptions({ after }),
      staleTime: 0,
      gcTime: 0,
    })
    preview = addPortion(preview, portion)
    after = portion.next
    onPortion(preview)
  }
  return preview
}

/** Two portions of the cards taken together. */
export function addPortion(one: DatesPreview, other: DatesPreview): DatesPreview {
  return {
    cards: one.cards + other.cards,
    earlier: one.earlier + other.earlier,
    later: one.later + other.later,
    loadNow: addDays(one.loadNow, other.loadNow),
    loadThen: addDays(one.loadThen, other.loadThen),
  }
}

function addDays(one: readonly number[], other: readonly number[]): number[] {
  return other.map((count, day) => count + (one[day] ?? 0))
}
