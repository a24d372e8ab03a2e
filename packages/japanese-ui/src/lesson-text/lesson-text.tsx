import './lesson-text.css'

export interface LessonTextProps {
  /** A text in pieces: parts by name with their shape, what the kanji means, stressed words. */
  text: readonly {
    text: string
    kind: 'plain' | 'part' | 'meaning' | 'stress'
    literal?: string | undefined
  }[]
}

/** A text of the course, with the parts it names tinted and the meaning in bold. */
export function LessonText({ text }: LessonTextProps) {
  return (
    <>
      {text.map(({ text: words, kind, literal }, index) => {
        if (kind === 'meaning') return <strong key={index}>{words}</strong>
        if (kind === 'stress') return <em key={index}>{words}</em>
        if (kind === 'plain' || literal === undefined) return <span key={index}>{words}</span>
        return (
          <span key={index} className="ja-part">
            {words}{' '}
            <span lang="ja" className="ja-part-shape">
              {literal}
            </span>
          </span>
        )
      })}
    </>
  )
}
