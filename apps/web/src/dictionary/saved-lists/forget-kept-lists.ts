import { indexedDbStorage } from '../../api/indexed-db-storage'

/** Of what `kept-lists.ts` keeps on this device. */
export const keyPrefix = 'saved-lists'

/** Nothing of it stays for the next person at this device. */
export async function forgetKeptLists(): Promise<void> {
  await indexedDbStorage.removeAll(`${keyPrefix}/`)
}
