import { LessonText } from '@kotonoha/japanese-ui/lesson-text/lesson-text'
import { useMemo } from 'react'
import { ItemGlyph } from '../../../../../study/lesson-parts/item-glyph'
import { listMarkedParts } from '../../../../../study/lesson-parts/part-marks'
import type { LessonContentProps } from './lesson-content'
import { OwnStory } from './own-story'
import { TintedGlyph } from './tinted-glyph'

/** A part: what it looks like, and the kanji that it is met in first. */
export function ComponentLesson({ item, lead, onChange }: LessonContentProps) {
  const { looks, where } = item.lesson ?? {}
  return (
    <div className="lesson-columns">
      <div className="lesson-shape">
        <div className="lesson-square lesson-square-text">
          <ItemGlyph item={item} />
        </div>
        {lead !== undefined && <InLead item={item} lead={lead} />}
      </div>
      <div className="lesson-texts">
        <section className="lesson-block" aria-label="Meaning">
          <OwnStory item={item} onChange={onChange}>
            {looks !== undefined && (
              <p className="study-story lesson-looks">
                <LessonText text={looks} />
              </p>
            )}
          </OwnStory>
          {where !== undefined && (
            <p className="study-quiet">
              You find it <LessonText text={where} />.
            </p>
          )}
        </section>
        {item.usedIn.length > 0 && (
          <section className="lesson-block" aria-label="In the kanji">
            <h3 className="lesson-block-title">In the kanji</h3>
            <ul className="lesson-uses">
              {item.usedIn.slice(0, 6).map(({ subjectId, literal, meaning }) => (
                <li key={subjectId} data-is-lead={subjectId === lead?.subjectId}>
                  <span lang="ja" className="lesson-use">
                    {literal}
                  </span>
                  <span>{meaning}</span>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </div>
  )
}

/** The kanji that the part comes for, with the part in its place. */
function InLead({
  item,
  lead,
}: Required<Pick<LessonContentProps, 'item'>> & { lead: typeof item }) {
  const parts = useMemo(
    () => listMarkedParts(lead).filter(({ subjectId }) => subjectId === item.subjectId),
    [item, lead],
  )
  return (
    <figure className="lesson-in-lead">
      <TintedGlyph item={lead} parts={parts} pointedAt={parts[0]?.mark} />
      <figcaption>
        comes next: <span lang="ja">{lead.literal}</span>
      </figcaption>
    </figure>
  )
}
