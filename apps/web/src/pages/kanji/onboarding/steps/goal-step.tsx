import { ChoiceCards } from '../choice-cards'
import { FirstCharacter } from '../first-character'
import { useOnboardingDraft } from '../onboarding-draft'

const goals = [
  { value: 'read', title: 'To read', text: 'Books, manga, games, the web' },
  { value: 'jlpt', title: 'For an exam', text: 'The JLPT or another one' },
  { value: 'live', title: 'To live in Japan', text: 'Or to travel and talk there' },
  { value: 'school', title: 'For school or work' },
  { value: 'other', title: 'For something else', text: 'Curiosity is a fine reason' },
] as const

/** Kept for the learner only; the order of lessons is the same for all. */
export function GoalStep() {
  const { draft, change } = useOnboardingDraft()
  return (
    <>
      <FirstCharacter />
      <ChoiceCards
        legend="What you are learning for"
        options={goals}
        value={draft?.goal ?? null}
        onChange={(goal) => change({ goal })}
      />
    </>
  )
}
