import './lesson/lesson.css'
import { LessonText } from '@kotonoha/japanese-ui/lesson-text/lesson-text'
import type { Facet } from '@kotonoha/study/subject'
import { listMarkedParts } from '../../../../study/lesson-parts/part-marks'
import { PartNames } from '../../../../study/lesson-parts/part-tiles'
import { StoryText } from '../../../../study/lesson-parts/story-text'
import type { StudyItem } from '../../../../study-device/study-item'
import { LessonSentence } from './lesson/lesson-sentence'
import type { Outcome } from './running-session'

interface AnswerHelpProps {
  item: StudyItem
  outcome: Outcome
  /** What is still to be asked, and is not told before. */
  unasked: ReadonlySet<Facet>
}

/** The one thing that helps now: what to remember a miss by, or a word as it is used. */
export function AnswerHelp({ item, outcome, unasked }: AnswerHelpProps) {
  const { isRight, review } = outcome
  if (isRight) return item.kind === 'word' ? <WordInUse item={item} unasked={unasked} /> : null
  return review.facet === 'reading' ? (
    <SoundToKeep item={item} unasked={unasked} />
  ) : (
    <StoryToKeep item={item} unasked={unasked} />
  )
}

type ItemProps = Omit<AnswerHelpProps, 'outcome'>

function StoryToKeep({ item, unasked }: ItemProps) {
  const { story, looks, note } = item.lesson ?? {}
  const parts = listMarkedParts(item)
  const text = story ?? looks ?? note
  if (item.note === '' && text === undefined && isKanjiAlone(item)) {
    return <WordInUse item={item} unasked={unasked} />
  }
  if (item.note === '' && text === undefined && parts.length === 0) return null
  return (
    <section className="answer-help" aria-label="To remember it by">
      {item.kind === 'kanji' && <PartNames parts={parts} />}
      {item.kind === 'word' && (
        <p className="study-quiet">
          {parts.map(({ literal, name }) => (
            <span key={literal} className="lesson-later">
              <span lang="ja">{literal}</span> {name}
            </span>
          ))}
        </p>
      )}
      {item.note !== '' ? (
        <p className="study-note">{item.note}</p>
      ) : (
        text !== undefined && <StoryText text={text} parts={parts} />
      )}
    </section>
  )
}

function SoundToKeep({ item, unasked }: ItemProps) {
  const { sound, sounds, family } = item.lesson ?? {}
  const text = sound ?? sounds
  // The learner's own words may tell the meaning as well.
  const own = unasked.size === 0 ? item.note : ''
  const kanji = text === undefined ? listKanjiRead(item) : []
  if (text === undefined && family === undefined && own === '' && kanji.length === 0) {
    return <WordInUse item={item} unasked={unasked} />
  }
  return (
    <section className="answer-help" aria-label="To remember it by">
      {own !== '' && <p className="study-note">{own}</p>}
      {text !== undefined && (
        <p className="study-story">
          <LessonText text={text} />
        </p>
      )}
      {kanji.length > 0 && (
        <p className="study-quiet">
          {kanji.map(({ literal, readingHere }, index) => (
            <span key={index} lang="ja" className="lesson-later">
              {literal} {readingHere}
            </span>
          ))}
        </p>
      )}
      {family !== undefined && (
        <p className="study-quiet">
          <span lang="ja">{family.part}</span> gives <span lang="ja">{family.reading}</span> in{' '}
          <span lang="ja">{family.kin.join(' ')}</span>
        </p>
      )}
    </section>
  )
}

/** A word whose kanji says no more of it than the answer does. */
function isKanjiAlone({ kind, literal, parts }: StudyItem): boolean {
  return kind === 'word' && parts.every((part) => part.literal === literal)
}

/**
 * The kanji of a word with what each of them is read in it; none where that is not told of all, or
 * says what the answer says.
 */
function listKanjiRead(item: StudyItem) {
  const { kind, parts, teaching } = item
  if (kind !== 'word' || isKanjiAlone(item)) return []
  const read = parts.flatMap(({ subjectId, literal }) => {
    const readingHere = teaching?.parts.find((part) => part.subjectId === subjectId)?.readingHere
    return typeof readingHere === 'string' ? [{ literal, readingHere }] : []
  })
  return read.length === parts.length ? read : []
}

function WordInUse({ item, unasked }: ItemProps) {
  const sentence = item.lesson?.sentence
  if (sentence === undefined) return null
  return (
    <section className="answer-help" aria-label="In use">
      <LessonSentence
        sentence={sentence}
        literal={item.literal}
        isUntold={unasked.has('meaning')}
      />
    </section>
  )
}
