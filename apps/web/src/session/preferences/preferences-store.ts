import * as z from 'zod/mini'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { noChoices, type OwnChoices, recordChoices } from './own-choices'
import {
  choices,
  defaultPreferences,
  listPreferenceNames,
  type Preferences,
  preferences,
} from './preference-values'

export type { OwnChoices } from './own-choices'
export type { Preferences } from './preference-values'

interface PreferencesStore extends Preferences {
  /** What of it was chosen, by whom, and what the account does not know yet. */
  own: OwnChoices
  change: (changes: Partial<Preferences>) => void
}

const ownChoices = z.object({
  ofDevice: choices,
  waiting: z.record(z.string(), choices),
  account: z.nullable(
    z.object({
      userId: z.string(),
      changedAt: z.catch(z.partialRecord(z.keyof(preferences), z.string()), {}),
    }),
  ),
})

/** What the learner chose; kept in local storage. `preferences-sync.ts` joins it to the account. */
export const usePreferences = create<PreferencesStore>()(
  persist(
    (set) => ({
      ...defaultPreferences,
      own: noChoices,
      change: (changes) =>
        set(({ own }) => ({ ...changes, own: recordChoices(own, changes, new Date()) })),
    }),
    {
      name: 'preferences-store',
      partialize: ({ change: _change, ...kept }) => kept,
      merge: (stored, current) => {
        const values = preferences.safeParse(stored ?? {})
        if (!values.success) return current
        const own = z.object({ own: ownChoices }).safeParse(stored)
        return {
          ...current,
          ...values.data,
          own: own.success ? own.data.own : guessChoices(values.data),
        }
      },
    },
  ),
)

/** Kept by a release that did not note when: what differs from the default was chosen, some day. */
function guessChoices(values: Preferences): OwnChoices {
  const changedAt = new Date(0).toISOString()
  const chosen = listPreferenceNames().flatMap((name) =>
    values[name] === defaultPreferences[name] ? [] : [[name, { value: values[name], changedAt }]],
  )
  return { ...noChoices, ofDevice: choices.parse(Object.fromEntries(chosen)) }
}

/** What another tab chose holds in this one at once. */
export function watchOtherTabs(): () => void {
  const handleStorage = ({ key }: StorageEvent) => {
    if (key === usePreferences.persist.getOptions().name) void usePreferences.persist.rehydrate()
  }
  window.addEventListener('storage', handleStorage)
  // It may have chosen while this page was being drawn, when nobody listened yet.
  void usePreferences.persist.rehydrate()
  return () => window.removeEventListener('storage', handleStorage)
}
