import './example-sentence.css'

export interface ExampleSentenceProps {
  /** The sentence in pieces, the word it is an example of marked. */
  japanese: readonly { text: string; isHeadword: boolean }[]
  english: string
}

/** A sentence and its translation, with the word in it made bold and underlined. */
export function ExampleSentence({ japanese, english }: ExampleSentenceProps) {
  return (
    <div className="ja-example">
      <p lang="ja" className="ja-example-japanese">
        {japanese.map((piece, index) =>
          piece.isHeadword ? (
            <mark key={index}>{piece.text}</mark>
          ) : (
            <span key={index}>{piece.text}</span>
          ),
        )}
      </p>
      <p className="ja-example-english">{english}</p>
    </div>
  )
}
