import type { Strictness } from '@kotonoha/handwriting/grading/verdict'
import * as v from 'valibot'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'

const strictnesses = ['lenient', 'normal', 'strict'] as const satisfies readonly Strictness[]

const settings = v.object({
  /** From memory, or over the model in grey. */
  model: v.fallback(v.picklist(['hidden', 'shown']), 'hidden'),
  /** What becomes of an accepted stroke: the model's own takes its place, or it stays. */
  ink: v.fallback(v.picklist(['snap', 'keep']), 'snap'),
  strictness: v.fallback(v.picklist(strictnesses), 'normal'),
})

type PracticeSettings = v.InferOutput<typeof settings>

interface PracticeSettingsStore extends PracticeSettings {
  change: (changes: Partial<PracticeSettings>) => void
}

/** How the learner likes to practise; kept in local storage. */
export const usePracticeSettings = create<PracticeSettingsStore>()(
  persist((set) => ({ ...v.parse(settings, {}), change: (changes) => set(changes) }), {
    name: 'writing-practice-store',
    partialize: ({ change: _change, ...kept }): PracticeSettings => kept,
    merge: (stored, current) => {
      const parsed = v.safeParse(settings, stored ?? {})
      return parsed.success ? { ...current, ...parsed.output } : current
    },
  }),
)
