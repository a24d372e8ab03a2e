import { LessonText } from '@kotonoha/japanese-ui/lesson-text/lesson-text'
import { useMemo, useState } from 'react'
import { listMarkedParts } from '../../../../../study/lesson-parts/part-marks'
import { PartTiles } from '../../../../../study/lesson-parts/part-tiles'
import { StoryText } from '../../../../../study/lesson-parts/story-text'
import { SubjectReading } from '../item-info/subject-reading'
import type { LessonContentProps } from './lesson-content'
import { LessonMore } from './lesson-more'
import { LessonSentence } from './lesson-sentence'
import { LessonWords } from './lesson-words'
import { OwnStory } from './own-story'
import { SayButton } from './say-button'
import { TintedGlyph } from './tinted-glyph'

/** A kanji: its shape and what it means, then how it is read and where. */
export function KanjiLesson({ item, beat, onChange }: LessonContentProps) {
  const [pointedAt, point] = useState<number>()
  const parts = useMemo(() => listMarkedParts(item), [item])
  const { story } = item.lesson ?? {}
  return (
    <div className="lesson-columns">
      {beat !== 'reading' && (
        <div className="lesson-shape">
          <TintedGlyph item={item} parts={parts} pointedAt={pointedAt} />
          <PartTiles parts={parts} pointedAt={pointedAt} onPoint={point} />
        </div>
      )}
      <div className="lesson-texts">
        {beat !== 'reading' && (
          <section className="lesson-block" aria-label="Meaning">
            <OwnStory item={item} onChange={onChange}>
              {story === undefined ? (
                <p className="study-quiet">
                  {parts.length === 0
                    ? 'No story is written yet.'
                    : `${parts.map(({ name }) => name).join(' and ')}: ${item.meaning}.`}
                </p>
              ) : (
                <StoryText text={story} parts={parts} onPoint={point} />
              )}
            </OwnStory>
          </section>
        )}
        {beat !== 'meaning' && <KanjiReading item={item} />}
        {beat !== 'meaning' && <KanjiWords item={item} />}
        {beat !== 'meaning' && <LessonMore item={item} />}
      </div>
    </div>
  )
}

type ItemProps = Pick<LessonContentProps, 'item'>

function KanjiReading({ item }: ItemProps) {
  const { lesson, readings, readingShown, readingKind } = item
  if (readingShown === null) return null
  const { sound, family } = lesson ?? {}
  const givesSound = family !== undefined && item.parts.some((part) => part.literal === family.part)
  return (
    <section className="lesson-block" aria-label="Reading">
      <h3 className="lesson-block-title">{readingKind === 'on' ? 'Read, from Chinese' : 'Read'}</h3>
      <p className="lesson-reading">
        <SubjectReading text={readingShown} />
        <SayButton reading={readings[0] ?? ''} />
      </p>
      {sound !== undefined && (
        <p className="study-story">
          <LessonText text={sound} />
        </p>
      )}
      {family !== undefined && (
        <p className="lesson-family">
          {givesSound && 'The part '}
          <span lang="ja">{family.part}</span> gives the sound{' '}
          <span lang="ja">{family.reading}</span>, as in{' '}
          <span lang="ja" className="lesson-kin">
            {family.kin.join(' ')}
          </span>
        </p>
      )}
    </section>
  )
}

function KanjiWords({ item: { teaching } }: ItemProps) {
  if (teaching === undefined || teaching.words.length === 0) return null
  const { words, sentence } = teaching
  return (
    <section className="lesson-block" aria-label="Words">
      <h3 className="lesson-block-title">Words you can read now</h3>
      <LessonWords words={words} />
      {sentence !== null && <LessonSentence sentence={sentence} literal={sentence.literal} />}
    </section>
  )
}
