import { ChoiceCards } from '../choice-cards'
import { findTestState, useOnboardingDraft } from '../onboarding-draft'
import { LevelPick } from '../placement/level-pick'
import { PlacementResult } from '../placement/placement-result'
import { PlacementTest } from '../placement/placement-test'
import { PlanNote } from './plan-note'

const ways = [
  {
    value: 'beginner',
    title: 'At the very beginning',
    text: 'Level 1: 日, 一, 人, 木 and the first words',
  },
  {
    value: 'test',
    title: 'Test me',
    text: 'At most 25 kanji, fewer as it becomes clear; “I don’t know” is a good answer',
  },
  {
    value: 'import',
    title: 'Where I am elsewhere',
    text: 'From WaniKani, Anki, jpdb or a list: after these questions you see what would come over',
  },
  { value: 'level', title: 'I choose a level', text: 'There are 60; lessons start at yours' },
] as const

/** The level to begin with: the first, one that a short test finds, or one's own choice. */
export function PlacementStep() {
  const { draft, change } = useOnboardingDraft()
  if (draft === undefined) return null
  const { way, kana, isTestDone } = draft
  if (findTestState(draft) === 'running') return <PlacementTest />
  // Readings are asked in kana, so the test says nothing of who cannot read it.
  const offered = ways.filter(({ value }) => value !== 'test' || kana !== 'none')
  return (
    <>
      <ChoiceCards
        legend="Where you begin"
        options={offered}
        value={way ?? 'beginner'}
        onChange={(chosen) => change({ way: chosen })}
      />
      {way === 'test' && isTestDone && <PlacementResult />}
      {way === 'level' && <LevelPick />}
      {(way === 'level' || isTestDone) && <PlanNote level={draft.startLevel} />}
    </>
  )
}
