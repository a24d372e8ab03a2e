import { jlptLevels } from '@kotonoha/japanese/jlpt-level'
import { JlptBadge } from '@kotonoha/japanese-ui/jlpt-badge/jlpt-badge'
import { Link } from '@tanstack/react-router'
import { useHasWordLevels } from '../../../dictionary/edition/use-has-word-levels'

/** Straight into the catalogs, one level at a time. */
export function JlptShortcuts() {
  const hasWordLevels = useHasWordLevels()
  return (
    <section aria-labelledby="home-levels" className="home-section">
      <h2 id="home-levels" className="home-heading">
        Browse by JLPT level
      </h2>
      <dl className="home-levels">
        <CatalogLevels catalog="/app/dict/kanji" name="Kanji" />
        {hasWordLevels && <CatalogLevels catalog="/app/dict/words" name="Words" />}
      </dl>
    </section>
  )
}

interface CatalogLevelsProps {
  catalog: '/app/dict/kanji' | '/app/dict/words'
  name: string
}

function CatalogLevels({ catalog, name }: CatalogLevelsProps) {
  return (
    <>
      <dt>
        <Link to={catalog} className="home-link">
          {name}
        </Link>
      </dt>
      <dd className="home-level-row">
        {jlptLevels.map((level) => (
          <Link
            key={level}
            to={catalog}
            search={{ jlpt: [level] }}
            aria-label={`${name} of ${level}`}
            className="home-level"
          >
            <JlptBadge level={level} />
          </Link>
        ))}
      </dd>
    </>
  )
}
