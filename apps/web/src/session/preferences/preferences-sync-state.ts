import { create } from 'zustand'

/** Whether the last try to reach the account failed; what was chosen waits on this device then. */
export const usePreferencesSync = create<{ hasFailed: boolean }>()(() => ({ hasFailed: false }))
