import './furigana.css'
import type { RubySegment } from '@kotonoha/japanese/ruby'

export interface FuriganaProps {
  segments: readonly RubySegment[]
  className?: string
}

/**
 * A written form with its reading above it.
 *
 * The ruby fits into the line's own leading, so a line with furigana is as high as one without,
 * and it is left out when the text is selected and copied.
 */
export function Furigana({ segments, className }: FuriganaProps) {
  return (
    <span
      lang="ja"
      className={className === undefined ? 'ja-furigana' : `ja-furigana ${className}`}
    >
      {segments.map((segment, index) =>
        segment.ruby === undefined ? (
          <span key={index}>{segment.text}</span>
        ) : (
          <ruby key={index}>
            {segment.text}
            <rt>{segment.ruby}</rt>
          </ruby>
        ),
      )}
    </span>
  )
}
