import { ChoiceCards } from '../choice-cards'
import { useOnboardingDraft } from '../onboarding-draft'

const skills = [
  {
    value: 'read',
    title: 'Read kanji',
    text: 'What they mean and how they are read. Least work for most that is written.',
  },
  {
    value: 'write',
    title: 'Read and write kanji',
    text: 'Kanji are also drawn from memory, stroke by stroke: one more card for each kanji.',
  },
] as const

/** Whether kanji are drawn as well. */
export function SkillsStep() {
  const { draft, change } = useOnboardingDraft()
  return (
    <ChoiceCards
      legend="What you would like to be able to do"
      options={skills}
      value={draft?.isWritingOn ? 'write' : 'read'}
      onChange={(skill) => change({ isWritingOn: skill === 'write' })}
    />
  )
}
