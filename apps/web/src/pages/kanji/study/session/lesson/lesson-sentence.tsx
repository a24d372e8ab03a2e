import { useState } from 'react'
import { markWord } from '../item-info/mark-word'
import { keepFocus } from '../study-head'

interface LessonSentenceProps {
  sentence: { japanese: string; english: string }
  /** The word that it is an example of, marked in the form in which it stands. */
  literal: string
  /** The meaning is still to be asked, so that the translation waits for it. */
  isUntold?: boolean
}

/** A sentence whose translation waits until it is asked for. */
export function LessonSentence({ sentence, literal, isUntold = false }: LessonSentenceProps) {
  const [isTold, setTold] = useState(false)
  return (
    <div className="lesson-sentence">
      <p lang="ja" className="lesson-sentence-japanese">
        {markWord(sentence.japanese, literal).map(({ text, isHeadword }, index) =>
          isHeadword ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
        )}
      </p>
      {isUntold ? null : isTold ? (
        <p className="study-quiet">{sentence.english}</p>
      ) : (
        <button
          type="button"
          className="lesson-reveal"
          onMouseDown={keepFocus}
          onClick={() => setTold(true)}
        >
          Show the translation
        </button>
      )}
    </div>
  )
}
