import { useEffect, useRef } from 'react'
import { ItemGlyph } from '../../../../study/lesson-parts/item-glyph'
import type { StudyItem } from '../../../../study-device/study-item'
import { describeOutcome } from './describe-outcome'
import { DrawnPrompt } from './drawn-prompt'
import { DrawnQuestion } from './drawn-question'
import { QuestionBand } from './question-band'
import type { AskedQuestion } from './running-session'
import { SelfGradedView } from './self-graded-view'
import type { SessionStore } from './session-store'
import { useKanjiStrokes } from './strokes/kanji-strokes'
import { VerdictButtons } from './verdict-buttons'

interface WritingViewProps {
  asked: AskedQuestion
  item: StudyItem
  actions: SessionStore
  /** The verdict stays a moment yet, whatever is pressed. */
  isHeld: boolean
  /** What the schedule makes of the answer. */
  schedule: string | undefined
}

/** A kanji to be drawn. Where its strokes are unknown here the learner grades themselves. */
export function WritingView({ asked, item, actions, isHeld, schedule }: WritingViewProps) {
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
      <DrawnPrompt item={item} />
      <QuestionBand item={item} facet="writing" />
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
            {schedule !== undefined && <p className="study-schedule">{schedule}</p>}
          </div>
          <VerdictButtons
            outcome={outcome}
            actions={actions}
            addSynonym={undefined}
            isHeld={isHeld}
            next={next}
          />
        </>
      )}
    </div>
  )
}
