import { FilledButton } from '@kotonoha/ui-kit/buttons/filled-button'
import { TextButton } from '@kotonoha/ui-kit/buttons/text-button'
import { VisuallyHidden } from '@kotonoha/ui-kit/visually-hidden/visually-hidden'
import { type KeyboardEvent, useId, useRef } from 'react'
import { ItemGlyph } from '../../../../study/lesson-parts/item-glyph'
import type { StudyItem } from '../../../../study-device/study-item'
import { describeOutcome, describeRetry, showAnswer } from './describe-outcome'
import { sayQuestion } from './describe-question'
import { countHints, listHints } from './hints'
import { QuestionBand } from './question-band'
import type { AskedQuestion, RunningSession } from './running-session'
import type { SessionStore } from './session-store'
import { keepFocus } from './study-head'
import { readTypedText, TypedAnswer } from './typed-answer'
import { VerdictButtons } from './verdict-buttons'

interface QuestionViewProps {
  session: RunningSession
  asked: AskedQuestion
  item: StudyItem
  actions: SessionStore
  failure: string | undefined
  /** The verdict stays a moment yet, whatever is pressed. */
  isHeld: boolean
  /** What the schedule makes of the answer. */
  schedule: string | undefined
  addSynonym: (() => void) | undefined
  onFieldKey: (event: KeyboardEvent, state: { isAnswered: boolean }) => boolean
}

/** A question whose answer is typed, and what came of it. */
export function QuestionView(props: QuestionViewProps) {
  const { session, asked, item, actions, failure, isHeld, onFieldKey } = props
  const { schedule, addSynonym } = props
  const { question, outcome, retry, askedAtMs } = asked
  const { facet, subjectId } = question
  const { hints } = session.study.queue.position
  const saidId = useId()
  const isAnswered = outcome !== undefined
  const field = useRef<HTMLInputElement>(null)
  const submit = () => {
    if (field.current !== null) actions.submitTyped(readTypedText(field.current, facet))
  }
  return (
    <div className="study-question">
      <div className="study-prompt" data-facet={facet} data-kind={item.kind}>
        <ItemGlyph item={item} />
      </div>
      <QuestionBand item={item} facet={facet} />
      <VisuallyHidden>
        <span role="status">{sayQuestion(item, facet)}</span>
      </VisuallyHidden>
      <TypedAnswer
        facet={facet}
        label={sayQuestion(item, facet)}
        questionKey={`${subjectId}/${facet}/${askedAtMs}`}
        keptAs={`${session.sessionId}/${subjectId}/${facet}`}
        judged={isAnswered ? (outcome.isRight ? 'right' : 'wrong') : undefined}
        retryCount={retry?.count ?? 0}
        describedBy={saidId}
        field={field}
        onSubmit={submit}
        onNext={() => void actions.proceed()}
        onKey={(event) => onFieldKey(event, { isAnswered })}
      />
      <div id={saidId} className="study-said" role="status" aria-live="polite">
        {isAnswered ? (
          <OutcomeText asked={asked} item={item} schedule={schedule} />
        ) : (
          retry !== undefined && <p className="study-retry">{describeRetry(retry, facet)}</p>
        )}
        {!isAnswered &&
          listHints(item, { facet, hints }).map((hint) => (
            <p key={hint} className="study-hint">
              {hint}
            </p>
          ))}
        {failure !== undefined && (
          <p role="alert" className="study-failure">
            {failure}
          </p>
        )}
      </div>
      {isAnswered ? (
        <VerdictButtons
          outcome={outcome}
          actions={actions}
          addSynonym={addSynonym}
          isHeld={isHeld}
        />
      ) : (
        <div className="study-buttons">
          <TextButton
            disabled={hints >= countHints(item, facet)}
            onMouseDown={keepFocus}
            onClick={actions.hint}
          >
            Hint
          </TextButton>
          <TextButton onMouseDown={keepFocus} onClick={actions.giveUp}>
            I don’t know
          </TextButton>
          <FilledButton onMouseDown={keepFocus} onClick={submit}>
            Answer
          </FilledButton>
        </div>
      )}
    </div>
  )
}

interface OutcomeTextProps {
  asked: AskedQuestion
  item: StudyItem
  schedule: string | undefined
}

function OutcomeText({ asked, item, schedule }: OutcomeTextProps) {
  const { outcome, question } = asked
  if (outcome === undefined) return null
  const { facet } = question
  const { head, detail } = describeOutcome(outcome, { item, facet })
  return (
    <>
      <p className="study-verdict" data-is-right={outcome.isRight}>
        {head}
      </p>
      {!outcome.isRight && (
        <p className="study-right-answer">
          <strong lang={facet === 'meaning' ? 'en' : 'ja'}>{showAnswer(item, facet)}</strong>
        </p>
      )}
      {detail !== undefined && <p>{detail}</p>}
      {schedule !== undefined && <p className="study-schedule">{schedule}</p>}
    </>
  )
}
