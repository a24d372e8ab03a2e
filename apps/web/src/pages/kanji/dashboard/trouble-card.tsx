import { Fragment, type ReactNode } from 'react'
import { TextLink } from '../../../kit/links/button-links'
import { formatAgo } from '../../../study/profile/study-times'
import type { StudySubject } from '../../../study/subjects/study-subject'
import { SubjectGlyph } from '../../../study/subjects/subject-glyph'
import { SubjectLink } from '../../../study/subjects/subject-link'
import type { Dashboard } from './dashboard'
import { DashboardCard } from './dashboard-card'

/** What keeps failing, and what was answered wrongly of late. */
export function TroubleCard({ dashboard, now }: { dashboard: Dashboard; now: Date }) {
  const { troubles, mistakes } = dashboard
  if (troubles.length === 0 && mistakes.length === 0) {
    return (
      <DashboardCard title="Worth another look">
        <p className="dashboard-faint">
          Items that were hard to recall are gathered here. There are none of the last week.
        </p>
      </DashboardCard>
    )
  }
  return (
    <DashboardCard title="Worth another look">
      {troubles.length > 0 && (
        <Rows label="Leeches" practice="leeches">
          {troubles.map(({ tile, facet, lapses, alike }) => (
            <Row key={`${tile.subjectId}/${facet}`} subject={tile} alike={alike}>
              {facet}, missed {lapses} times
            </Row>
          ))}
        </Rows>
      )}
      {mistakes.length > 0 && (
        <Rows label="Recent mistakes" practice="mistakes">
          {mistakes.map(({ tile, facet, at, answer }) => (
            <Row key={`${tile.subjectId}/${facet}`} subject={tile}>
              {facet}
              {answer !== '' && (
                <>
                  , you wrote “<span lang={facet === 'reading' ? 'ja' : 'en'}>{answer}</span>”
                </>
              )}
              , {formatAgo(at, now)}
            </Row>
          ))}
        </Rows>
      )}
    </DashboardCard>
  )
}

interface RowsProps {
  label: string
  /** What asks about these items without changing when they are due. */
  practice: 'leeches' | 'mistakes'
  children: ReactNode
}

function Rows({ label, practice, children }: RowsProps) {
  return (
    <>
      <div className="trouble-head">
        <h3 className="forecast-title">{label}</h3>
        <TextLink to="/app/kanji/study" search={{ mode: 'practice', practice }}>
          Practise
        </TextLink>
      </div>
      <ul className="trouble-rows" aria-label={label}>
        {children}
      </ul>
    </>
  )
}

interface RowProps {
  subject: StudySubject
  /** What it is easily taken for. */
  alike?: readonly StudySubject[]
  children: ReactNode
}

function Row({ subject, alike = [], children }: RowProps) {
  return (
    <li>
      <SubjectLink subject={subject} className="trouble-row">
        <span className="trouble-glyph">
          <SubjectGlyph subject={subject} sizePx={subject.kind === 'word' ? 20 : 26} />
        </span>
        <span className="trouble-words">
          <span className="trouble-meaning">{subject.meaning}</span>
          <span className="dashboard-faint">{children}</span>
        </span>
      </SubjectLink>
      {alike.length > 0 && (
        <p className="trouble-alike dashboard-faint">
          Not to be taken for{' '}
          {alike.map((other, place) => (
            <Fragment key={other.subjectId}>
              {place > 0 && ', '}
              <SubjectLink subject={other} className="trouble-other">
                <span lang="ja">{other.literal}</span> {other.meaning}
              </SubjectLink>
            </Fragment>
          ))}
        </p>
      )}
    </li>
  )
}
