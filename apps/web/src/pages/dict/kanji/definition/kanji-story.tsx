import { LessonText } from '@kotonoha/japanese-ui/lesson-text/lesson-text'
import type { KanjiDefinition } from './kanji-definition'

/** How the course teaches the kanji: a picture for the meaning, an anchor for the reading. */
export function KanjiStory({ kanji }: { kanji: KanjiDefinition }) {
  const { lesson } = kanji
  // What this device kept of earlier releases has no such field.
  if (lesson == null) return null
  return (
    <section className="kanji-story" aria-label="How the course teaches it">
      <p>
        <LessonText text={lesson.story} />
      </p>
      <p className="kanji-story-sound">
        <LessonText text={lesson.sound} />
      </p>
      <p className="kanji-story-level">
        Level {lesson.level} of the course: {lesson.meaning}
      </p>
    </section>
  )
}
