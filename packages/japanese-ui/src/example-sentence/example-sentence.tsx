import '../furigana/furigana.css'
import './example-sentence.css'
import type { RubySegment } from '@kotonoha/japanese/ruby'
import { Fragment, type ReactNode } from 'react'

/** A word of a sentence, or what stands between two. */
export interface SentencePiece {
  text: string
  /** The word that the sentence is an example of. */
  isHeadword: boolean
  /** The word that stands here, where it is known. */
  wordId?: number | undefined
  /** Missing where nothing needs a reading, or none is certain. */
  furigana?: readonly RubySegment[] | undefined
}

export interface ExampleSentenceProps {
  japanese: readonly SentencePiece[]
  english: string
  /** Makes a known word a link; words are plain text without it. */
  renderWord?: (wordId: number, content: ReactNode) => ReactNode
  /** Draws a part with its reading, or leaves the reading out. */
  renderRuby?: (text: string, ruby: string) => ReactNode
}

/** A part of a sentence with its reading above it. */
export const drawRuby = (text: string, ruby: string) => (
  <ruby>
    {text}
    <rt>{ruby}</rt>
  </ruby>
)

/** A sentence and its translation, with the word in it made bold and underlined. */
export function ExampleSentence({
  japanese,
  english,
  renderWord = (_wordId, content) => content,
  renderRuby = drawRuby,
}: ExampleSentenceProps) {
  // As high with the readings left out, so that nothing moves when they are.
  const hasFurigana = japanese.some((piece) => piece.furigana !== undefined)
  return (
    <div className="ja-example">
      <p lang="ja" className={`ja-example-japanese ${hasFurigana ? 'ja-furigana' : ''}`.trim()}>
        {japanese.map((piece, index) => {
          const content = (
            <>
              {(piece.furigana ?? [{ text: piece.text }]).map(({ text, ruby }, place) => (
                <Fragment key={place}>
                  {ruby === undefined ? text : renderRuby(text, ruby)}
                </Fragment>
              ))}
            </>
          )
          if (piece.isHeadword) return <mark key={index}>{content}</mark>
          return (
            <span key={index}>
              {piece.wordId === undefined ? content : renderWord(piece.wordId, content)}
            </span>
          )
        })}
      </p>
      <p className="ja-example-english">{english}</p>
    </div>
  )
}
