import '@kotonoha/japanese-ui/stroke-order/stroke-order.css'
import { splitOkurigana } from '@kotonoha/japanese/okurigana'
import { Furigana } from '@kotonoha/japanese-ui/furigana/furigana'
import { LessonText } from '@kotonoha/japanese-ui/lesson-text/lesson-text'
import { Reading } from '@kotonoha/japanese-ui/reading/reading'
import { StrokeDrawing, type TracedStroke } from '@kotonoha/japanese-ui/stroke-order/stroke-drawing'
import { useStrokePlayer } from '@kotonoha/japanese-ui/stroke-order/use-stroke-player'
import { useMemo, useState } from 'react'
import { listMarkedParts } from '../../../../study/lesson-parts/part-marks'
import { PartTiles } from '../../../../study/lesson-parts/part-tiles'
import { StoryText } from '../../../../study/lesson-parts/story-text'
import { tintStrokes } from '../../../../study/lesson-parts/tint-strokes'
import type { DrawnKanji, ShownLesson } from '../landing-answers'
import { listLengths, traceStrokes } from './trace-strokes'

interface LessonCardProps {
  lesson: ShownLesson
  kanji: Pick<DrawnKanji, 'strokes'>
}

/** A lesson as a learner is shown it: shape, parts, story, reading, and words to read at once. */
export function LessonCard({ lesson, kanji }: LessonCardProps) {
  const [pointedAt, point] = useState<number>()
  const parts = useMemo(() => listMarkedParts(lesson), [lesson])
  const strokes = useMemo(() => tintStrokes(traceStrokes(kanji), parts), [kanji, parts])
  const { story } = lesson.lesson ?? {}
  return (
    <article className="landing-card landing-lesson" aria-label={`Lesson: ${lesson.meaning}`}>
      <header className="landing-lesson-head">
        <span>New kanji, level {lesson.level}</span>
        <strong>{lesson.meaning}</strong>
      </header>
      <div className="landing-lesson-shape">
        <div className="lesson-square" data-pointed-at={pointedAt}>
          <WritesItself literal={lesson.literal} strokes={strokes} />
        </div>
        <PartTiles parts={parts} pointedAt={pointedAt} onPoint={point} />
      </div>
      <div className="landing-lesson-texts">
        {story !== undefined && <StoryText text={story} parts={parts} onPoint={point} />}
        <LessonReading lesson={lesson} />
        <LessonWords lesson={lesson} />
      </div>
    </article>
  )
}

interface WritesItselfProps {
  literal: string
  strokes: readonly TracedStroke[]
}

function WritesItself({ literal, strokes }: WritesItselfProps) {
  const player = useStrokePlayer(useMemo(() => listLengths(strokes), [strokes]))
  const position = player.isUntouched ? strokes.length : player.position
  return (
    <>
      <StrokeDrawing literal={literal} strokes={strokes} position={position} marks={[]} />
      <button type="button" className="landing-quiet-button" onClick={player.play}>
        Write it
      </button>
    </>
  )
}

function LessonReading({ lesson }: Pick<LessonCardProps, 'lesson'>) {
  const { readingShown, readingKind } = lesson
  const sound = lesson.lesson?.sound
  if (readingShown === null || readingKind === null) return null
  return (
    <section aria-label="Reading">
      <h3>{readingKind === 'on' ? 'Read, from Chinese' : 'Read'}</h3>
      <p className="landing-lesson-reading">
        <Reading kind={readingKind} {...splitOkurigana(readingShown)} />
      </p>
      {sound !== undefined && (
        <p>
          <LessonText text={sound} />
        </p>
      )}
    </section>
  )
}

function LessonWords({ lesson }: Pick<LessonCardProps, 'lesson'>) {
  const words = lesson.teaching?.words ?? []
  if (words.length === 0) return null
  return (
    <section aria-label="Words">
      <h3>Words you can read now</h3>
      <ul className="landing-lesson-words">
        {words.map(({ subjectId, furigana, meaning }) => (
          <li key={subjectId}>
            <Furigana segments={furigana} />
            <span>{meaning}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
