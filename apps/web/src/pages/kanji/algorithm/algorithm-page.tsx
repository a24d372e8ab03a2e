import '../../../study/plots/plots.css'
import './algorithm.css'
import { useQuery } from '@tanstack/react-query'
import { OwnAnswer } from '../../../study/plots/own-answer'
import { modelQuery } from './algorithm-queries'
import { CalibrationCard } from './calibration-card'
import { CurveCard } from './curve/curve-card'
import { ExportCard } from './export-card'
import { ItemMemoryCard } from './memory/memory-card'
import { RescheduleCard } from './reschedule/reschedule-card'
import { RetentionCard } from './retention/retention-card'
import { TrainingCard } from './training/training-card'
import { VersionsCard } from './training/versions-card'

/** How reviews are timed, how well that fits the learner, and what can be learnt of it. */
export function AlgorithmPage() {
  const model = useQuery(modelQuery())
  return (
    <div className="plot-page">
      <h1 className="page-title">Algorithm</h1>
      <p className="algorithm-lead">
        Kotonoha asks for a card again shortly before you would forget it. When that is, it
        foretells with FSRS, a model of memory. Here you see how it works, how well it foretells
        you, and can have it learn from your own answers.
      </p>
      <OwnAnswer query={model}>
        {(answer) => (
          <div className="progress-columns">
            <CurveCard parameters={answer.parameters} retention={answer.retention} />
            <CalibrationCard />
            <TrainingCard model={answer} />
            <RetentionCard model={answer} />
            <ItemMemoryCard model={answer} />
            <VersionsCard model={answer} />
            <RescheduleCard key={`${answer.version}/${answer.retention}`} model={answer} />
            <ExportCard />
          </div>
        )}
      </OwnAnswer>
    </div>
  )
}
