import * as z from 'zod/mini'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { onboardingStorageKey } from '../../../study/profile/forget-study-answers'
import { type OnboardingStep, onboardingSteps } from './onboarding-steps'

const draft = z.object({
  /** Whose it is; another learner at this device begins anew. */
  userId: z.string(),
  // One kept by an earlier release may stand at a question that is asked no more.
  step: z.catch(z.enum(onboardingSteps), 'pace'),
  goal: z.nullable(z.enum(['read', 'jlpt', 'live', 'school', 'other'])),
  kana: z.nullable(z.enum(['fluent', 'some', 'none'])),
  /** How the level to begin with is found; null while it was not chosen. */
  way: z.nullable(z.enum(['beginner', 'test', 'level', 'import'])),
  startLevel: z.int().check(z.minimum(1), z.maximum(60)),
  isLowerAssumed: z.boolean(),
  /** Answers of the placement test, from which the next question follows. */
  answers: z.array(z.object({ subjectId: z.int(), isRight: z.boolean() })).check(z.maxLength(25)),
  isTestBegun: z.optional(z.boolean()),
  isTestDone: z.boolean(),
  newPerDay: z.int().check(z.minimum(0), z.maximum(100)),
  /** The device's clock, by which days are counted. */
  zone: z.string(),
  /** Sent with the end of the onboarding, so that a second try does not make a second profile. */
  mutationId: z.string(),
})

export type OnboardingDraft = z.output<typeof draft>

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
        const parsed = z.object({ draft }).safeParse(stored)
        return parsed.success ? { ...current, ...parsed.data } : current
      },
    },
  ),
)

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
    way: null,
    startLevel: 1,
    isLowerAssumed: true,
    answers: [],
    isTestBegun: false,
    isTestDone: false,
    newPerDay: 15,
  }
}
