import type { Strictness } from '@kotonoha/handwriting/grading/verdict'
import * as z from 'zod/mini'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'

const strictnesses = ['lenient', 'normal', 'strict'] as const satisfies readonly Strictness[]

const settings = z.object({
  /** From memory, or over the model in grey. */
  model: z.catch(z.enum(['hidden', 'shown']), 'hidden'),
  /** What becomes of an accepted stroke: the model's own takes its place, or it stays. */
  ink: z.catch(z.enum(['snap', 'keep']), 'snap'),
  strictness: z.catch(z.enum(strictnesses), 'normal'),
})

type PracticeSettings = z.output<typeof settings>

interface PracticeSettingsStore extends PracticeSettings {
  change: (changes: Partial<PracticeSettings>) => void
}

/** How the learner likes to practise; kept in local storage. */
export const usePracticeSettings = create<PracticeSettingsStore>()(
  persist((set) => ({ ...settings.parse({}), change: (changes) => set(changes) }), {
    name: 'writing-practice-store',
    partialize: ({ change: _change, ...kept }): PracticeSettings => kept,
    merge: (stored, current) => {
      const parsed = settings.safeParse(stored ?? {})
      return parsed.success ? { ...current, ...parsed.data } : current
    },
  }),
)
