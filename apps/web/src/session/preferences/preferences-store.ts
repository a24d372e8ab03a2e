import * as v from 'valibot'
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

const ownChoices = v.object({
  ofDevice: choices,
  waiting: v.record(v.string(), choices),
  account: v.nullable(
    v.object({
      userId: v.string(),
      changedAt: v.fallback(v.record(v.keyof(preferences), v.string()), {}),
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
        const values = v.safeParse(preferences, stored ?? {})
        if (!values.success) return current
        const own = v.safeParse(v.object({ own: ownChoices }), stored)
        return {
          ...current,
          ...values.output,
          own: own.success ? own.output.own : guessChoices(values.output),
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
  return { ...noChoices, ofDevice: v.parse(choices, Object.fromEntries(chosen)) }
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
