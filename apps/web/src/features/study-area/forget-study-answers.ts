import { indexedDbStorage } from '../../api/indexed-db-storage'

/** Of all that `study-persister.ts` keeps on this device. */
export const keyPrefix = 'own-study'

/** Nothing of it stays for the next person at this device. */
export async function forgetStudyAnswers(): Promise<void> {
  await indexedDbStorage.removeAll(`${keyPrefix}/`)
}
