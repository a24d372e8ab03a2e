import '../../../study/plots/plots.css'
import './algorithm.css'
import { useQuery } from '@tanstack/react-query'
import { OwnAnswer } from '../../../study/plots/own-answer'
import { calibrationQuery, modelQuery } from './algorithm-queries'
import { CalibrationCard } from './calibration-card'
import { CurveCard } from './curve/curve-card'
import { TrainingCard } from './training/training-card'
import { VersionsCard } from './training/versions-card'

/** How reviews are timed, how well that fits the learner, and what can be learnt of it. */
export function AlgorithmPage() {
  const model = useQuery(modelQuery())
  const calibration = useQuery(calibrationQuery())
  return (
    <div className="plot-page">
      <h1 className="progress-title">Algorithm</h1>
      <p className="algorithm-lead">
        Kotonoha asks for a card again shortly before you would forget it. When that is, it
        foretells with FSRS, a model of memory. Here you see how it works, how well it foretells
        you, and can have it learn from your own answers.
      </p>
      <OwnAnswer query={model}>
        {(answer) => (
          <div className="progress-columns">
            <CurveCard parameters={answer.parameters} retention={answer.retention} />
            <OwnAnswer query={calibration}>
              {(found) => <CalibrationCard calibration={found} />}
            </OwnAnswer>
            <TrainingCard model={answer} />
            <VersionsCard model={answer} />
          </div>
        )}
      </OwnAnswer>
    </div>
  )
}
