import { KanjiGlyph } from '@kotonoha/japanese-ui/kanji-glyph/kanji-glyph'
import { Link } from '@tanstack/react-router'
import {
  forgetRecentlyViewed,
  useRecentlyViewed,
  type RecentlyViewed as Viewed,
} from '../../../dictionary/recently-viewed/recently-viewed-store'
import { usePreferences } from '../../../session/preferences/preferences-store'

/** Kanji and words seen, here or on the learner’s other devices, the latest first; nothing when the learner wants none. */
export function RecentlyViewed() {
  const { entries } = useRecentlyViewed()
  const isKept = usePreferences((preferences) => preferences.keepRecentViewed)
  if (!isKept || entries.length === 0) return null
  return (
    <section aria-labelledby="home-recent" className="home-section">
      <div className="home-heading-line">
        <h2 id="home-recent" className="home-heading">
          Recently viewed
        </h2>
        <button type="button" className="search-link" onClick={() => forgetRecentlyViewed()}>
          Clear
        </button>
      </div>
      <ul className="home-recent">
        {entries.map((entry) => (
          <li key={entry.kind === 'kanji' ? entry.kanjiId : entry.wordId}>
            <ViewedLink entry={entry} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function ViewedLink({ entry }: { entry: Viewed }) {
  if (entry.kind === 'kanji') {
    return (
      <Link to="/app/dict/kanji/$id/words" params={{ id: entry.kanjiId }} className="home-viewed">
        <KanjiGlyph literal={entry.kanjiId} size={20} />
        <span className="home-viewed-gloss">{entry.gloss}</span>
      </Link>
    )
  }
  return (
    <Link
      to="/app/dict/words/$id/kanji"
      params={{ id: String(entry.wordId) }}
      search={{ spelling: entry.spellingId }}
      className="home-viewed"
    >
      <span lang="ja" className="home-viewed-word">
        {entry.text}
      </span>
      <span className="home-viewed-gloss">{entry.gloss}</span>
    </Link>
  )
}
