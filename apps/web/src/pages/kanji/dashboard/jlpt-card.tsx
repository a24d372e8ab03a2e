import { JlptBadge } from '@kotonoha/japanese-ui/jlpt-badge/jlpt-badge'
import { Link } from '@tanstack/react-router'
import type { Dashboard } from './dashboard'
import { DashboardCard } from './dashboard-card'

/** How much of each JLPT level's kanji is known well: high or better. */
export function JlptCard({ levels }: { levels: Dashboard['jlpt'] }) {
  return (
    <DashboardCard title="JLPT kanji known well">
      <ul className="jlpt-rows">
        {levels.map(({ level, total, known }) => (
          <li key={level}>
            <Link to="/app/kanji/curriculum/kanji" search={{ jlpt: level }} className="jlpt-row">
              <JlptBadge level={level} />
              <progress
                className="jlpt-bar"
                max={Math.max(1, total)}
                value={known}
                aria-hidden="true"
              />
              <span className="jlpt-count">
                {known.toLocaleString('en')} of {total.toLocaleString('en')}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </DashboardCard>
  )
}
