import { FigureCard } from '../../../../study/plots/figure-card'
import { countOf, toCount } from '../../../../study/plots/percent'
import { SubjectLink } from '../../../../study/subjects/subject-link'
import { facetLabels, type Stats } from './stats'

/** Cards that keep failing, and items that are taken for one another. */
export function Trouble({ stats: { leeches, confused } }: { stats: Stats }) {
  return (
    <>
      <FigureCard title="Leeches">
        {leeches.length === 0 ? (
          <p className="progress-faint">
            No card has been missed six times. Those would stand here.
          </p>
        ) : (
          <>
            <ul className="progress-rows">
              {leeches.map(({ tile, facet, lapses, stability }) => (
                <li key={`${tile.subjectId}/${facet}`}>
                  <SubjectLink subject={tile} className="progress-row">
                    <span lang="ja" className="progress-glyph">
                      {tile.literal}
                    </span>
                    <span className="progress-row-name">{tile.meaning}</span>
                    <span className="progress-faint">
                      {facetLabels[facet]}, missed {toCount(lapses)} times
                      {stability !== null && stability >= 30 && ', safe now'}
                    </span>
                  </SubjectLink>
                </li>
              ))}
            </ul>
            <p className="progress-faint">
              Missed six times or more. The fewer right answers since, the higher it stands.
            </p>
          </>
        )}
      </FigureCard>
      {confused.length > 0 && (
        <FigureCard title="Taken for one another">
          <ul className="progress-rows">
            {confused.map(({ tile, with: other, times }) => (
              <li key={`${tile.subjectId}/${other.subjectId}`} className="confused-row">
                <SubjectLink subject={tile} className="confused-item">
                  <span lang="ja" className="progress-glyph">
                    {tile.literal}
                  </span>
                  {tile.meaning}
                </SubjectLink>
                <SubjectLink subject={other} className="confused-item">
                  <span lang="ja" className="progress-glyph">
                    {other.literal}
                  </span>
                  {other.meaning}
                </SubjectLink>
                <span className="progress-faint">{countOf(times, 'time')}</span>
              </li>
            ))}
          </ul>
          <p className="progress-faint">
            In the last 30 days: you answered the second for the first.
          </p>
        </FigureCard>
      )}
    </>
  )
}
