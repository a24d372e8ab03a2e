import { splitIntoMorae } from '@kotonoha/japanese/mora'
import { splitOkurigana } from '@kotonoha/japanese/okurigana'
import { Furigana } from '@kotonoha/japanese-ui/furigana/furigana'
import { LessonText } from '@kotonoha/japanese-ui/lesson-text/lesson-text'
import { PitchDiagram } from '@kotonoha/japanese-ui/pitch-diagram/pitch-diagram'
import { usePreferences } from '../../../../../session/preferences/preferences-store'
import type { StudyItem } from '../../../../../study-device/study-item'
import { SubjectReading } from '../item-info/subject-reading'
import type { LessonContentProps } from './lesson-content'
import { LessonMore } from './lesson-more'
import { LessonSentence } from './lesson-sentence'
import { OwnStory } from './own-story'
import { isSameReading } from './same-reading'
import { SayButton } from './say-button'

/** A word: written, said and made of kanji that are known, then in a sentence. */
export function WordLesson({ item, beat, onChange }: LessonContentProps) {
  const { lesson, teaching, readings } = item
  const [reading = ''] = readings
  const [downstep] = teaching?.downsteps ?? []
  return (
    <div className="lesson-columns">
      <div className="lesson-shape lesson-shape-word">
        <p className="lesson-headword">
          <Furigana segments={teaching?.furigana ?? [{ text: item.literal }]} />
          <SayButton reading={reading} />
        </p>
        {beat !== 'reading' && <WordPitch reading={reading} downstep={downstep} />}
      </div>
      <div className="lesson-texts">
        {beat !== 'reading' && <WordKanji item={item} />}
        {beat !== 'reading' && lesson?.sounds !== undefined && (
          <section className="lesson-block" aria-label="Reading">
            <p className="study-story">
              <LessonText text={lesson.sounds} />
            </p>
          </section>
        )}
        {beat !== 'meaning' && (
          <section className="lesson-block" aria-label="Use">
            {lesson?.register !== undefined && <p className="lesson-register">{lesson.register}</p>}
            <WordUse item={item} onChange={onChange} />
          </section>
        )}
        {beat !== 'meaning' && <LessonMore item={item} />}
      </div>
    </div>
  )
}

/** How the word is said; where no source knows its pitch, only its reading. */
function WordPitch({ reading, downstep }: { reading: string; downstep: number | undefined }) {
  const { pitchDiagramStyle } = usePreferences()
  if (downstep === undefined) {
    return (
      <p lang="ja" className="lesson-word-reading">
        {reading}
      </p>
    )
  }
  return (
    <PitchDiagram morae={splitIntoMorae(reading)} downstep={downstep} style={pitchDiagramStyle} />
  )
}

/** What there is to know of its use, and a sentence; the learner's own story where it belongs. */
function WordUse({ item, onChange }: Pick<LessonContentProps, 'item' | 'onChange'>) {
  const { note, sentence } = item.lesson ?? {}
  const story = (
    <OwnStory item={item} onChange={onChange}>
      {note !== undefined && (
        <p className="study-story">
          <LessonText text={note} />
        </p>
      )}
    </OwnStory>
  )
  // With nothing to read there it would stand alone above the sentence.
  const isStoryLast = note === undefined && item.note === ''
  return (
    <>
      {!isStoryLast && story}
      {sentence !== undefined && <LessonSentence sentence={sentence} literal={item.literal} />}
      {isStoryLast && story}
    </>
  )
}

/** The kanji of a word, each with the reading that it was learnt with and the one it has here. */
function WordKanji({ item: { parts, teaching } }: { item: StudyItem }) {
  if (parts.length === 0) return null
  return (
    <ul className="lesson-kanji" aria-label="Kanji">
      {parts.map(({ subjectId, literal, meaning }) => {
        const { knownAs = null, readingHere = null } =
          teaching?.parts.find((each) => each.subjectId === subjectId) ?? {}
        return (
          <li key={subjectId}>
            <span lang="ja" className="lesson-kanji-glyph">
              {literal}
            </span>
            <span>
              {meaning}
              <KnownAs literal={literal} knownAs={knownAs} readingHere={readingHere} />
            </span>
          </li>
        )
      })}
    </ul>
  )
}

interface KnownAsProps {
  literal: string
  knownAs: string | null
  readingHere: string | null
}

function KnownAs({ literal, knownAs, readingHere }: KnownAsProps) {
  if (knownAs === null) return null
  const known = <SubjectReading text={knownAs} />
  if (readingHere === null) {
    return (
      <span className="lesson-known">
        you know <span lang="ja">{literal}</span> as {known}; here the word is read as a whole
      </span>
    )
  }
  if (isSameReading(knownAs, readingHere)) {
    return (
      <span className="lesson-known">
        read <SubjectReading text={splitOkurigana(knownAs).stem} />, as you know it
      </span>
    )
  }
  return (
    <span className="lesson-known">
      you know <span lang="ja">{literal}</span> as {known}; here it is{' '}
      <strong lang="ja">{readingHere}</strong>
    </span>
  )
}
