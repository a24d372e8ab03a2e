import { maxPlacementQuestions } from '@kotonoha/contract/kanji/onboarding/next-question'
import { FilledButton } from '@kotonoha/ui-kit/buttons/filled-button'
import { TextButton } from '@kotonoha/ui-kit/buttons/text-button'
import { SkeletonList } from '@kotonoha/ui-kit/skeleton-list/skeleton-list'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { QueryFailure } from '../../../../kit/query-failure/query-failure'
import { loadVocabulary } from '../../../../study-device/vocabulary'
import { useOnboardingDraft } from '../onboarding-draft'
import { PlacementAnswerForm } from './placement-answer-form'
import { placementQuery } from './placement-query'

const noAnswers: never[] = []

/** With the line above it. What stands below does not move when the first question comes. */
const questionHeightPx = 349

/** Asks until enough is known; what was answered is in the draft, so it can be left and taken up. */
export function PlacementTest() {
  const { draft, change } = useOnboardingDraft()
  const answers = draft?.answers ?? noAnswers
  const kana = draft?.kana ?? null
  const placement = useQuery(placementQuery({ answers, kana }))
  const client = useQueryClient()
  const question = placement.data?.question ?? undefined
  const subjectId = question?.item.subjectId

  useEffect(() => void loadVocabulary(), [])

  // Both questions that may come next are on their way while this one is thought about.
  useEffect(() => {
    if (subjectId === undefined || answers.length + 1 >= maxPlacementQuestions) return
    for (const isRight of [true, false]) {
      void client.prefetchQuery(
        placementQuery({ answers: [...answers, { subjectId, isRight }], kana }),
      )
    }
  }, [client, subjectId, answers, kana])

  const isDone = placement.data !== undefined && question === undefined
  const startLevel = placement.data?.startLevel ?? 1
  useEffect(() => {
    if (isDone) change({ isTestDone: true, startLevel })
  }, [isDone, startLevel, change])

  if (placement.error !== null) {
    return <QueryFailure error={placement.error} onRetry={() => void placement.refetch()} />
  }
  if (question === undefined) return <SkeletonList count={1} heightPx={questionHeightPx} />
  const addAnswer = (isRight: boolean) =>
    change({ answers: [...answers, { subjectId: question.item.subjectId, isRight }] })
  return (
    <section className="placement-test" aria-label="Placement test">
      <div className="placement-place">
        <span>
          Question {question.number} of {maxPlacementQuestions} at most
        </span>
        {answers.length > 0 && (
          <TextButton size="small" onClick={() => change({ answers: answers.slice(0, -1) })}>
            Take the last answer back
          </TextButton>
        )}
      </div>
      <PlacementAnswerForm
        key={question.item.subjectId}
        question={question}
        isFocused
        onAnswer={addAnswer}
      />
      {answers.length >= fewestAnswers && (
        <FilledButton color="secondary" onClick={() => change({ isTestDone: true, startLevel })}>
          Enough: begin at level {startLevel}
        </FilledButton>
      )}
    </section>
  )
}

/** Fewer say next to nothing about sixty levels. */
const fewestAnswers = 5
