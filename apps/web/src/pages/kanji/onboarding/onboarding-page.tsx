import { newId } from '../../../api/new-id'
import './onboarding.css'
import { FilledButton } from '@kotonoha/ui-kit/buttons/filled-button'
import { TextButton } from '@kotonoha/ui-kit/buttons/text-button'
import { getRouteApi } from '@tanstack/react-router'
import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { FormFailure } from '../../../kit/forms/form-parts'
import { useUser } from '../../../session/use-user'
import { findBegunProfile } from '../../../study/profile/study-beginning'
import {
  findShownStep,
  findTestState,
  forgetDraft,
  type OnboardingDraft,
  takeDraft,
  useOnboardingDraft,
  watchDraftOfOtherTabs,
} from './onboarding-draft'
import { findStep, type OnboardingStep, onboardingSteps, stepTitles } from './onboarding-steps'
import { GoalStep } from './steps/goal-step'
import { KanaStep } from './steps/kana-step'
import { PaceStep } from './steps/pace-step'
import { PlacementStep } from './steps/placement-step'
import { tellBegunElsewhere } from './tell-begun-elsewhere'
import { findEnd, useFinish } from './use-finish'

const route = getRouteApi('/app/kanji/onboarding')

const steps: Record<OnboardingStep, () => ReactNode> = {
  goal: GoalStep,
  kana: KanaStep,
  placement: PlacementStep,
  pace: PaceStep,
}

/** Four questions, each of which may be left unanswered, and then the first lesson. */
export function OnboardingPage() {
  const user = useUser()
  const userId = user.kind === 'signed-in' ? user.userId : undefined
  useEffect(() => {
    if (userId === undefined) return
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    takeDraft(userId, { zone: timeZone, mutationId: newId() })
  }, [userId])
  const navigate = route.useNavigate()
  useEffect(() => {
    const leave = async () => {
      const profile = await findBegunProfile()
      if (profile === undefined) return
      forgetDraft()
      tellBegunElsewhere(profile.level)
      await navigate({ to: '/app/kanji/dashboard', replace: true })
    }
    return watchDraftOfOtherTabs(() => void leave())
  }, [navigate])
  const draft = useOnboardingDraft((store) => store.draft)
  if (userId === undefined || draft?.userId !== userId) return null
  return <Onboarding draft={draft} />
}

function Onboarding({ draft }: { draft: OnboardingDraft }) {
  const { step: asked } = route.useSearch()
  const step = findShownStep(draft, asked ?? draft.step)
  const navigate = route.useNavigate()
  const { change } = useOnboardingDraft()
  const { isPending, failure, submit: finish } = useFinish()
  const heading = useRef<HTMLHeadingElement>(null)
  const isFirstShown = useRef(true)

  // An address without a step would lead Back to the latest one.
  useEffect(() => {
    if (step !== asked) void navigate({ search: { step }, replace: true })
  }, [step, asked, navigate])

  const next = findStep(step, 1)
  const previous = findStep(step, -1)
  const unfinishedTest = findTestState(draft)
  const test = step === 'placement' ? unfinishedTest : undefined
  const isTestRunning = test === 'running'
  const wasTestRunning = useRef(isTestRunning)

  useEffect(() => {
    change({ step })
    // A new step is read out from its question on; the page's own start keeps its focus.
    if (isFirstShown.current) isFirstShown.current = false
    else heading.current?.focus()
  }, [step, change])

  // The field that had the focus goes with the test; its first question takes it by itself.
  useEffect(() => {
    if (wasTestRunning.current && !isTestRunning) heading.current?.focus()
    wasTestRunning.current = isTestRunning
  }, [isTestRunning])

  const goOn = () => {
    if (test === 'wanted') change({ isTestBegun: true })
    else if (next === undefined) finish()
    else void navigate({ search: { step: next } })
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    goOn()
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    const isChoice = event.target instanceof HTMLInputElement && event.target.type === 'radio'
    if (event.key === 'Enter' && isChoice) goOn()
  }
  const Step = steps[step]
  const number = onboardingSteps.indexOf(step) + 1
  return (
    <section className="onboarding" aria-labelledby="onboarding-question">
      <p className="onboarding-place">
        Step {number} of {onboardingSteps.length}
      </p>
      <progress
        className="onboarding-progress"
        value={number}
        max={onboardingSteps.length}
        aria-hidden="true"
      />
      <h1 id="onboarding-question" ref={heading} tabIndex={-1} className="onboarding-question">
        {stepTitles[step]}
      </h1>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the key is that of the choices inside. */}
      <div key={step} className="onboarding-step" onKeyDown={handleKeyDown}>
        <Step />
      </div>
      <FormFailure text={failure} />
      <form className="onboarding-actions" onSubmit={handleSubmit}>
        {previous !== undefined && (
          <TextButton onClick={() => void navigate({ search: { step: previous } })}>
            Back
          </TextButton>
        )}
        <span className="onboarding-actions-end">
          {isTestRunning ? (
            <TextButton onClick={() => change({ way: null, isTestBegun: false, answers: [] })}>
              Leave the test
            </TextButton>
          ) : (
            <FilledButton type="submit" loading={isPending}>
              {next === undefined
                ? endNames[findEnd(draft)]
                : test === 'wanted'
                  ? 'Begin the test'
                  : 'Continue'}
            </FilledButton>
          )}
        </span>
      </form>
      <p className="onboarding-note">
        Whatever you leave as it is can be changed later in the preferences.
        {next !== undefined && unfinishedTest === undefined && (
          <TextButton size="small" disabled={isPending} onClick={() => finish()}>
            Skip the rest and begin
          </TextButton>
        )}
      </p>
    </section>
  )
}

const endNames: Record<ReturnType<typeof findEnd>, string> = {
  import: 'Bring over what I know',
  lessons: 'Begin the first lesson',
  dashboard: 'Go to the dashboard',
}
