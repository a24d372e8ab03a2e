import { useQuery } from '@tanstack/react-query'
import type { ApiOutputs } from '../../../api/api'
import { CalibrationPlot } from '../../../study/plots/calibration-plot'
import { FigureCard } from '../../../study/plots/figure-card'
import { OwnAnswer } from '../../../study/plots/own-answer'
import { countOf, toPercent } from '../../../study/plots/percent'
import { calibrationQuery } from './algorithm-queries'

type Calibration = ApiOutputs['kanji']['algorithm']['getCalibration']

/** How well recall was foretold: what was kept with each answer, against what came. */
export function CalibrationCard() {
  const calibration = useQuery(calibrationQuery())
  return (
    <FigureCard title="How well it foretells you">
      <OwnAnswer query={calibration}>{(answer) => <Found calibration={answer} />}</OwnAnswer>
    </FigureCard>
  )
}

function Found({ calibration }: { calibration: Calibration }) {
  const { answers, need, bins, error, all } = calibration
  return (
    <>
      {answers === 0 || error === null || all === null ? (
        <p>
          With each review Kotonoha keeps how likely it thought you to remember. From your second
          day on you see here whether it was right.
        </p>
      ) : (
        <>
          <CalibrationPlot
            rates={bins.map(({ rate }) => rate)}
            caption="Each mark: cards of which so much was foretold (to the right) and so much was remembered (upward), with the interval that holds the true share nineteen times in twenty. On the line both are the same."
          />
          <p>
            Over {countOf(answers, 'answer')}, {toPercent(all.predicted, 1)} was foretold and{' '}
            {toPercent(all.share, 1)} remembered; finely sorted by what was foretold, they differ by{' '}
            {toPercent(error, 1)}.
          </p>
          {answers < need && (
            <p className="progress-faint">
              Not enough reviews yet to judge: from {countOf(need, 'answer')} on it says something.
            </p>
          )}
        </>
      )}
    </>
  )
}
