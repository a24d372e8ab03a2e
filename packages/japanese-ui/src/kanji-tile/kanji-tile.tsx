import './kanji-tile.css'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { KanjiGlyph } from '../kanji-glyph/kanji-glyph'

const glyphSizes = { small: 28, medium: 40 } as const

export interface KanjiTileProps extends Omit<ComponentPropsWithRef<'a'>, 'children'> {
  literal: string
  /** The first meaning; a second line of text below the glyph. */
  meaning?: string | undefined
  /** Its reading where the tile stands for a kanji in a certain word. */
  reading?: string | undefined
  size?: keyof typeof glyphSizes
  /** A small sign in the corner, such as how well the learner knows the kanji. */
  mark?: ReactNode
}

/**
 * A kanji as one thing to choose among others: a link, so that it opens in a new tab like any.
 * Give it an `href`, or wrap it by the router's `createLink`.
 */
export function KanjiTile({
  literal,
  meaning,
  reading,
  size = 'medium',
  mark,
  className,
  ...anchor
}: KanjiTileProps) {
  return (
    <a
      {...anchor}
      className={`ja-kanji-tile ja-kanji-tile-${size}${className === undefined ? '' : ` ${className}`}`}
    >
      {reading !== undefined && (
        <span lang="ja" className="ja-kanji-tile-reading">
          {reading}
        </span>
      )}
      <KanjiGlyph literal={literal} size={glyphSizes[size]} />
      {meaning !== undefined && <span className="ja-kanji-tile-meaning">{meaning}</span>}
      {mark}
    </a>
  )
}
