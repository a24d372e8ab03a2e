import { FilledButton } from '@kotonoha/ui-kit/buttons/filled-button'
import { TextButton } from '@kotonoha/ui-kit/buttons/text-button'
import { useEffect, useRef } from 'react'
import { describeOutcome } from './describe-outcome'
import { sayQuestion } from './describe-question'
import { DrawnQuestion } from './drawn-question'
import { ItemGlyph } from './item-glyph'
import type { AskedQuestion } from './running-session'
import { SelfGradedView } from './self-graded-view'
import type { SessionStore } from './session-store'
import { useKanjiStrokes } from './strokes/kanji-strokes'
import type { StudyItem } from './study-item'

interface WritingViewProps {
  asked: AskedQuestion
  item: StudyItem
  actions: SessionStore
}

/** A kanji to be drawn. Where its strokes are unknown here the learner grades themselves. */
export function WritingView({ asked, item, actions }: WritingViewProps) {
  const strokes = useKanjiStrokes(item.literal)
  const { outcome, askedAtMs } = asked
  const next = useRef<HTMLButtonElement>(null)
  const isAnswered = outcome !== undefined
  useEffect(() => {
    if (isAnswered) next.current?.focus({ preventScroll: true })
  }, [isAnswered])
  if (strokes === undefined && !isAnswered) {
    return (
      <SelfGradedView
        asked={asked}
        item={item}
        gradeButtons={2}
        onReveal={actions.reveal}
        onGrade={actions.gradeSelf}
      />
    )
  }
  return (
    <div className="study-question">
      <p className="study-meaning-asked">{sayQuestion(item, 'writing')}</p>
      {outcome === undefined ? (
        <DrawnQuestion key={askedAtMs} strokes={strokes ?? []} actions={actions} />
      ) : (
        <>
          <div className="study-prompt">
            <ItemGlyph item={item} />
          </div>
          <div className="study-said" role="status">
            <p className="study-verdict" data-is-right={outcome.isRight}>
              {describeOutcome(outcome, { item, facet: 'writing' }).head}
            </p>
            <p>{describeOutcome(outcome, { item, facet: 'writing' }).detail}</p>
          </div>
          <div className="study-buttons">
            <TextButton onClick={actions.override}>
              {outcome.isRight ? 'Mark as wrong' : 'Mark as right'}
            </TextButton>
            {outcome.isRight && (
              <TextButton aria-pressed={outcome.rating === 4} onClick={actions.toggleEasy}>
                Too easy
              </TextButton>
            )}
            <FilledButton ref={next} onClick={() => void actions.proceed()}>
              Next
            </FilledButton>
          </div>
        </>
      )}
    </div>
  )
}
