import type { Rating } from '@kotonoha/srs/rating'
import { FilledButton } from '@kotonoha/ui-kit/buttons/filled-button'
import { TextButton } from '@kotonoha/ui-kit/buttons/text-button'
import { useEffect, useRef } from 'react'
import { ItemGlyph } from '../../../../study/lesson-parts/item-glyph'
import type { StudyItem } from '../../../../study-device/study-item'
import { gradeNames, showAnswer } from './describe-outcome'
import { sayQuestion } from './describe-question'
import { DrawnPrompt } from './drawn-prompt'
import { QuestionBand } from './question-band'
import type { AskedQuestion } from './running-session'

interface SelfGradedViewProps {
  asked: AskedQuestion
  item: StudyItem
  gradeButtons: 2 | 4
  onReveal: () => void
  onGrade: (rating: Rating) => void
}

/** The learner thinks of the answer, looks, and says how it went. */
export function SelfGradedView(props: SelfGradedViewProps) {
  const { asked, item, gradeButtons, onReveal, onGrade } = props
  const { facet, subjectId } = asked.question
  const { isRevealed, askedAtMs } = asked
  const main = useRef<HTMLButtonElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the button of the moment has the focus.
  useEffect(() => {
    main.current?.focus({ preventScroll: true })
  }, [subjectId, facet, askedAtMs, isRevealed])
  const ratings: readonly Rating[] = gradeButtons === 2 ? [1, 3] : [1, 2, 3, 4]
  return (
    <div className="study-question">
      <div className="study-prompt" data-facet={facet}>
        {facet === 'writing' ? <DrawnPrompt item={item} /> : <ItemGlyph item={item} />}
      </div>
      <QuestionBand item={item} facet={facet} />
      <div className="study-said" role="status">
        {isRevealed ? (
          <p className="study-right-answer">
            <strong lang={facet === 'meaning' ? 'en' : 'ja'}>{showAnswer(item, facet)}</strong>
          </p>
        ) : (
          <p className="study-quiet">{sayQuestion(item, facet)}: think of it, then look.</p>
        )}
      </div>
      <div className="study-buttons">
        {isRevealed ? (
          ratings.map((rating) =>
            rating === 3 ? (
              <FilledButton key={rating} ref={main} onClick={() => onGrade(rating)}>
                {gradeNames[rating]}
              </FilledButton>
            ) : (
              <TextButton key={rating} onClick={() => onGrade(rating)}>
                {gradeNames[rating]}
              </TextButton>
            ),
          )
        ) : (
          <FilledButton ref={main} onClick={onReveal}>
            Show the answer
          </FilledButton>
        )}
      </div>
    </div>
  )
}
