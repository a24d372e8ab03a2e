import { Link } from '@tanstack/react-router'
import { CalibrationPlot } from '../../../../study/plots/calibration-plot'
import { FigureCard } from '../../../../study/plots/figure-card'
import { toPercent } from '../../../../study/plots/percent'
import type { Stats } from './stats'

/** Fewer answers than this say nothing of how good predictions are. */
const fewestAnswers = 100

/** What was foretold against what came, a mark for each twentieth of the foretold chance. */
export function Calibration({ stats: { calibration, calibrationError } }: { stats: Stats }) {
  const answers = calibration.reduce((sum, { asked }) => sum + asked, 0)
  if (answers < fewestAnswers || calibrationError === null) return null
  return (
    <FigureCard
      title="Foretold and come true"
      action={<Link to="/app/kanji/algorithm">How it is foretold</Link>}
    >
      <CalibrationPlot
        rates={calibration}
        caption={
          <>
            Each mark: cards of which so much was foretold (to the right) and so much was remembered
            (upward), with its interval. On the line both are the same; yours differ by{' '}
            {toPercent(calibrationError, 1)} over the last year.
          </>
        }
      />
    </FigureCard>
  )
}
