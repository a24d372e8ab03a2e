import { ExampleSentence } from '@kotonoha/japanese-ui/example-sentence/example-sentence'
import { LessonText } from '@kotonoha/japanese-ui/lesson-text/lesson-text'
import type { Facet } from '@kotonoha/study/subject'
import type { StudyItem } from '../../../../../study-device/study-item'
import { Fact } from './fact'
import { markWord } from './mark-word'

interface ItemLessonProps {
  item: StudyItem
  /** What is still to be asked, and is not told before. */
  unasked: ReadonlySet<Facet>
}

/** What was written to remember the meaning by. */
export function MeaningLesson({ item, unasked }: ItemLessonProps) {
  const { lesson } = item
  if (lesson == null || unasked.has('meaning')) return null
  return (
    <>
      {lesson.story !== undefined && (
        <Fact title="Story">
          <p className="study-story">
            <LessonText text={lesson.story} />
          </p>
        </Fact>
      )}
      {lesson.looks !== undefined && (
        <Fact title="What it looks like">
          <LessonText text={lesson.looks} />
        </Fact>
      )}
      {lesson.where !== undefined && (
        <Fact title="Where">
          <LessonText text={lesson.where} />
        </Fact>
      )}
    </>
  )
}

/** What was written to remember the reading by. */
export function ReadingLesson({ item, unasked }: ItemLessonProps) {
  const { lesson } = item
  if (lesson == null || unasked.has('reading')) return null
  const { sound, sounds, why, family, later } = lesson
  return (
    <>
      {(sound ?? sounds) !== undefined && (
        <Fact title="Sound">
          <p className="study-story">
            <LessonText text={sound ?? sounds ?? []} />
          </p>
          {why !== undefined && (
            <p className="study-quiet">
              <LessonText text={why} />
            </p>
          )}
        </Fact>
      )}
      {family !== undefined && (
        <Fact title="Sound family">
          <span lang="ja">
            {family.part} {family.reading} · {family.kin.join(' ')}
          </span>
        </Fact>
      )}
      {later !== undefined && (
        <Fact title="Read otherwise later">
          <span lang="ja" className="study-quiet">
            {later.map(({ reading, word }) => `${reading} ${word}`).join('、')}
          </span>
        </Fact>
      )}
    </>
  )
}

/** Notes, the sentence, and what tells the item from look-alikes, when nothing is left to ask. */
export function FurtherLesson({ item, unasked }: ItemLessonProps) {
  const { lesson } = item
  if (lesson == null || unasked.size > 0) return null
  const { apart, register, note, sentence } = lesson
  return (
    <>
      {note !== undefined && (
        <Fact title="Note">
          <LessonText text={note} />
        </Fact>
      )}
      {register !== undefined && <Fact title="Register">{register}</Fact>}
      {apart !== undefined && (
        <Fact title="Not to be taken for">
          {apart.map(({ literal, difference }) => (
            <p key={literal} className="study-apart">
              <span lang="ja" className="study-neighbour">
                {literal}
              </span>{' '}
              <LessonText text={difference} />
            </p>
          ))}
        </Fact>
      )}
      {sentence !== undefined && (
        <Fact title="Sentence">
          <ExampleSentence
            japanese={markWord(sentence.japanese, item.literal)}
            english={sentence.english}
          />
        </Fact>
      )}
    </>
  )
}
