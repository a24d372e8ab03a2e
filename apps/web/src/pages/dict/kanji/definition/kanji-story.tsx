import { LessonText } from '@kotonoha/japanese-ui/lesson-text/lesson-text'
import { TextButton } from '@kotonoha/ui-kit/buttons/text-button'
import { useState } from 'react'
import type { KanjiDefinition } from './kanji-definition'

/**
 * How the course teaches the kanji: a picture for the meaning, an anchor for the reading. On a
 * phone its first lines, so that the words of the kanji stay on the first screen.
 */
export function KanjiStory({ kanji }: { kanji: KanjiDefinition }) {
  const { lesson } = kanji
  const [isOpen, setIsOpen] = useState(false)
  // What this device kept of earlier releases has no such field.
  if (lesson == null) return null
  return (
    <section className="kanji-story" aria-label="How the course teaches it" data-open={isOpen}>
      <p className="kanji-story-text">
        <LessonText text={lesson.story} />
      </p>
      <p className="kanji-story-sound">
        <LessonText text={lesson.sound} />
      </p>
      <p className="kanji-story-level">
        Level {lesson.level} of the course: {lesson.meaning}
      </p>
      <TextButton
        size="small"
        className="kanji-story-more"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? 'Less' : 'Read on'}
      </TextButton>
    </section>
  )
}
