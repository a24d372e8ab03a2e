import './kanji-glyph.css'

export interface KanjiGlyphProps {
  literal: string
  /** Height of the glyph in CSS pixels. */
  size: number
}

/** A kanji shown large, in a schoolbook face whose strokes end as they are written. */
export function KanjiGlyph({ literal, size }: KanjiGlyphProps) {
  return (
    <span lang="ja" className="ja-kanji-glyph" style={{ fontSize: size }}>
      {literal}
    </span>
  )
}
