import { Furigana } from '@kotonoha/japanese-ui/furigana/furigana'
import type { StudyItem } from '../../../../../study-device/study-item'
import { SayButton } from './say-button'

type TaughtWords = NonNullable<StudyItem['teaching']>['words']

/** Words that can be read with this kanji and those before it. */
export function LessonWords({ words }: { words: TaughtWords }) {
  return (
    <ul className="lesson-words">
      {words.map(({ subjectId, furigana, reading, meaning }) => (
        <li key={subjectId} className="lesson-word">
          <Furigana segments={furigana} className="lesson-word-written" />
          <SayButton reading={reading} />
          <span className="lesson-word-meaning">{meaning}</span>
        </li>
      ))}
    </ul>
  )
}
