import * as v from 'valibot'
import { indexedDbStorage } from '../../api/indexed-db-storage'
import { keyPrefix } from './forget-kept-lists'

const keptLists = v.object({
  /** When the server said so, or a change was confirmed. */
  knownAtMs: v.number(),
  lists: v.array(
    v.object({
      listId: v.string(),
      name: v.string(),
      itemCount: v.number(),
      createdAt: v.string(),
      updatedAt: v.string(),
      shareToken: v.nullable(v.string()),
    }),
  ),
})

type KeptLists = v.InferOutput<typeof keptLists>

/** By learner: one learner's lists are never read for another. */
const toKey = (userId: string) => `${keyPrefix}/${userId}`

/** The names of a learner's lists on this device, so that something can be saved without a network. */
export async function keepLists(userId: string, kept: KeptLists): Promise<void> {
  try {
    await indexedDbStorage.setItem(toKey(userId), JSON.stringify(kept))
  } catch {
    // A device without room knows the lists while a page is open.
  }
}

export async function findKeptLists(userId: string): Promise<KeptLists | undefined> {
  try {
    const text = await indexedDbStorage.getItem(toKey(userId))
    const parsed = v.safeParse(keptLists, JSON.parse(text ?? 'null'))
    return parsed.success ? parsed.output : undefined
  } catch {
    return undefined
  }
}
