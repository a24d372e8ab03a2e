import { indexedDbStorage } from '../../api/indexed-db-storage'

/** Of all that `study-persister.ts` keeps on this device. */
export const keyPrefix = 'own-study'

/** Under this key of local storage are the answers of an onboarding that is not over. */
export const onboardingStorageKey = 'kanji-onboarding'

/** Nothing of it stays for the next person at this device. */
export async function forgetStudyAnswers(): Promise<void> {
  localStorage.removeItem(onboardingStorageKey)
  await indexedDbStorage.removeAll(`${keyPrefix}/`)
}
