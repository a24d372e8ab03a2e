import { useQuery } from '@tanstack/react-query'
import { OwnAnswer } from '../../../../study/plots/own-answer'
import { NothingYet } from '../nothing-yet'
import { statsQuery } from '../progress-queries'
import { Calibration } from './calibration'
import { CardSpread } from './card-spread'
import { Pace } from './pace'
import { RetentionTable } from './retention-table'
import { Trouble } from './trouble'

/** How well it is remembered, and where it is not. */
export function StatsTab() {
  const stats = useQuery(statsQuery())
  return (
    <OwnAnswer query={stats}>
      {(answer) =>
        answer.firstDay === null ? (
          <NothingYet text="How well you remember appears here from your second day on." />
        ) : (
          <div className="progress-columns">
            <RetentionTable stats={answer} />
            <Calibration stats={answer} />
            <CardSpread stats={answer} />
            <Trouble stats={answer} />
            <Pace stats={answer} />
          </div>
        )
      }
    </OwnAnswer>
  )
}
