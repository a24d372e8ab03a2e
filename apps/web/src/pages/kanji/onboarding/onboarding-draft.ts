import * as v from 'valibot'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { onboardingStorageKey } from '../../../study/profile/forget-study-answers'
import { type OnboardingStep, onboardingSteps } from './onboarding-steps'

const draft = v.object({
  /** Whose it is; another learner at this device begins anew. */
  userId: v.string(),
  // One kept by an earlier release may stand at a question that is asked no more.
  step: v.fallback(v.picklist(onboardingSteps), 'pace'),
  goal: v.nullable(v.picklist(['read', 'jlpt', 'live', 'school', 'other'])),
  kana: v.nullable(v.picklist(['fluent', 'some', 'none'])),
  /** What was typed for each word of the kana check. Drafts of earlier releases have none. */
  kanaReadings: v.optional(v.record(v.string(), v.string()), {}),
  /** How the level to begin with is found; null while it was not chosen. */
  way: v.nullable(v.picklist(['beginner', 'test', 'level', 'import'])),
  startLevel: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(60)),
  isLowerAssumed: v.boolean(),
  /** Answers of the placement test, from which the next question follows. */
  answers: v.pipe(
    v.array(v.object({ subjectId: v.pipe(v.number(), v.safeInteger()), isRight: v.boolean() })),
    v.maxLength(25),
  ),
  isTestBegun: v.optional(v.boolean()),
  isTestDone: v.boolean(),
  newPerDay: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(100)),
  /** The device's clock, by which days are counted. */
  zone: v.string(),
  /** Sent with the end of the onboarding, so that a second try does not make a second profile. */
  mutationId: v.string(),
})

export type OnboardingDraft = v.InferOutput<typeof draft>

interface DraftStore {
  draft: OnboardingDraft | undefined
  /** Changes what is given; nothing before `takeDraft`. */
  change: (changes: Partial<OnboardingDraft>) => void
}

/** What the learner answered so far: a reload, or tomorrow, goes on where they stopped. */
export const useOnboardingDraft = create<DraftStore>()(
  persist(
    (set) => ({
      draft: undefined,
      change: (changes) =>
        set((store) =>
          store.draft === undefined ? store : { draft: { ...store.draft, ...changes } },
        ),
    }),
    {
      name: onboardingStorageKey,
      partialize: ({ draft }) => ({ draft }),
      merge: (stored, current) => {
        const parsed = v.safeParse(v.object({ draft }), stored)
        return parsed.success ? { ...current, ...parsed.output } : current
      },
    },
  ),
)

/**
 * What another tab answers holds in this one at once; the later of two would undo it else.
 * `onForgotten`: the other has finished, or its learner is gone.
 */
export function watchDraftOfOtherTabs(onForgotten: () => void): () => void {
  const handleStorage = ({ key, newValue }: StorageEvent) => {
    if (key !== onboardingStorageKey) return
    if (newValue === null) onForgotten()
    else void useOnboardingDraft.persist.rehydrate()
  }
  window.addEventListener('storage', handleStorage)
  return () => window.removeEventListener('storage', handleStorage)
}

/** A test that was asked for is not passed by unseen: it is taken, or left on purpose. */
export function findTestState(draft: OnboardingDraft): 'wanted' | 'running' | undefined {
  const { way, isTestDone, isTestBegun, answers } = draft
  if (way !== 'test' || isTestDone) return undefined
  return isTestBegun === true || answers.length > 0 ? 'running' : 'wanted'
}

/**
 * The step that is shown where another is asked for: the browser's Back and Forward, an address of
 * before and a reload lead to every step, and none of them past a test that is not done.
 */
export function findShownStep(draft: OnboardingDraft, asked: OnboardingStep): OnboardingStep {
  const isPast = onboardingSteps.indexOf(asked) > onboardingSteps.indexOf('placement')
  return isPast && findTestState(draft) !== undefined ? 'placement' : asked
}

/** The draft of a learner; a new one where there is none of theirs. */
export function takeDraft(
  userId: string,
  { zone, mutationId }: { zone: string; mutationId: string },
): OnboardingDraft {
  const { draft } = useOnboardingDraft.getState()
  if (draft?.userId === userId) return draft
  const fresh = createDraft({ userId, zone, mutationId })
  useOnboardingDraft.setState({ draft: fresh })
  return fresh
}

export function forgetDraft(): void {
  useOnboardingDraft.setState({ draft: undefined })
  useOnboardingDraft.persist.clearStorage()
}

function createDraft(
  own: Pick<OnboardingDraft, 'userId' | 'zone' | 'mutationId'>,
): OnboardingDraft {
  return {
    ...own,
    step: 'goal',
    goal: null,
    kana: null,
    kanaReadings: {},
    way: null,
    startLevel: 1,
    isLowerAssumed: true,
    answers: [],
    isTestBegun: false,
    isTestDone: false,
    newPerDay: 15,
  }
}
