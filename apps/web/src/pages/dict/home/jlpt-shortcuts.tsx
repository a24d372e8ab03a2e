import { jlptLevels } from '@kotonoha/japanese/jlpt-level'
import { JlptBadge } from '@kotonoha/japanese-ui/jlpt-badge/jlpt-badge'
import { Link } from '@tanstack/react-router'
import { useHasWordLevels } from '../../../features/dictionary-edition/use-has-word-levels'

/** Straight into the catalogs, one level at a time. */
export function JlptShortcuts() {
  const hasWordLevels = useHasWordLevels()
  return (
    <section aria-labelledby="home-levels" className="home-section">
      <h2 id="home-levels" className="home-heading">
        Browse by JLPT level
      </h2>
      <dl className="home-levels">
        <dt>
          <Link to="/app/dict/kanji" className="home-link">
            Kanji
          </Link>
        </dt>
        <dd className="home-level-row">
          {jlptLevels.map((level) => (
            <Link
              key={level}
              to="/app/dict/kanji"
              search={{ jlpt: [level] }}
              aria-label={`Kanji of ${level}`}
              className="home-level"
            >
              <JlptBadge level={level} />
            </Link>
          ))}
        </dd>
        {hasWordLevels && (
          <>
            <dt>
              <Link to="/app/dict/words" className="home-link">
                Words
              </Link>
            </dt>
            <dd className="home-level-row">
              {jlptLevels.map((level) => (
                <Link
                  key={level}
                  to="/app/dict/words"
                  search={{ jlpt: [level] }}
                  aria-label={`Words of ${level}`}
                  className="home-level"
                >
                  <JlptBadge level={level} />
                </Link>
              ))}
            </dd>
          </>
        )}
      </dl>
    </section>
  )
}
