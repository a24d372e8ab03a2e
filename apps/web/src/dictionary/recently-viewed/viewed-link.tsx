import './viewed-link.css'
import { KanjiGlyph } from '@kotonoha/japanese-ui/kanji-glyph/kanji-glyph'
import { Link } from '@tanstack/react-router'
import type { RecentlyViewed } from './recently-viewed-store'

/** What was looked at, complete enough to be known again without a call. */
export function ViewedLink({ entry }: { entry: RecentlyViewed }) {
  if (entry.kind === 'kanji') {
    return (
      <Link to="/app/dict/kanji/$id/words" params={{ id: entry.kanjiId }} className="viewed">
        <KanjiGlyph literal={entry.kanjiId} size={20} />
        <span className="viewed-gloss">{entry.gloss}</span>
      </Link>
    )
  }
  return (
    <Link
      to="/app/dict/words/$id/kanji"
      params={{ id: String(entry.wordId) }}
      search={{ spelling: entry.spellingId }}
      className="viewed"
    >
      <span lang="ja" className="viewed-word">
        {entry.text}
      </span>
      <span className="viewed-gloss">{entry.gloss}</span>
    </Link>
  )
}
