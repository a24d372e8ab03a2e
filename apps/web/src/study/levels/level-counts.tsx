import './study-levels.css'
import { Link } from '@tanstack/react-router'
import type { LevelOverview } from './level-overview'

type Counts = LevelOverview['kanji']

/**
 * What the level teaches, by kind; each number opens the list of what it counts. Late levels bring
 * no component, and then none is counted.
 */
export function LevelCounts({ overview }: { overview: LevelOverview }) {
  const { level, components, kanji, words } = overview
  const ofLevel = { curriculumLevel: level }
  return (
    <ul className="level-counts">
      {components.total > 0 && (
        <li>
          <Link to="/app/kanji/components" search={{ level }}>
            <CountWords counts={components} one="component" many="components" />
          </Link>
        </li>
      )}
      <li>
        <Link to="/app/kanji/curriculum/kanji" search={ofLevel}>
          <CountWords counts={kanji} one="kanji" many="kanji" />
        </Link>
      </li>
      <li>
        <Link to="/app/kanji/curriculum/words" search={ofLevel}>
          <CountWords counts={words} one="word" many="words" />
        </Link>
      </li>
    </ul>
  )
}

function CountWords({ counts, one, many }: { counts: Counts; one: string; many: string }) {
  const begun = counts.total - counts.locked - counts.waiting
  return (
    <>
      <strong>
        {begun.toLocaleString('en')} of {counts.total.toLocaleString('en')}
      </strong>{' '}
      {counts.total === 1 ? one : many} begun
    </>
  )
}
