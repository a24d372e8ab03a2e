import * as z from 'zod/mini'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'

const pitchDiagramStyles = ['chain', 'line', 'box', 'number'] as const

/** Names and defaults: specification, section 3. A value that is no longer valid falls back. */
const preferences = z.object({
  appTheme: z.catch(z.enum(['light', 'dark', 'device']), 'light'),
  keepRecentViewed: z.catch(z.boolean(), true),
  notificationChangelogEmail: z.catch(z.boolean(), true),
  pitchDiagramStyle: z.catch(z.enum(pitchDiagramStyles), 'chain'),
})

export type Preferences = z.output<typeof preferences>

interface PreferencesStore extends Preferences {
  change: (changes: Partial<Preferences>) => void
}

/** What the learner chose on this device; kept in local storage. */
export const usePreferences = create<PreferencesStore>()(
  persist(
    (set) => ({
      ...preferences.parse({}),
      change: (changes) => set(changes),
    }),
    {
      name: 'preferences-store',
      partialize: ({ change: _change, ...kept }): Preferences => kept,
      merge: (stored, current) => {
        const parsed = preferences.safeParse(stored ?? {})
        return parsed.success ? { ...current, ...parsed.data } : current
      },
    },
  ),
)
