import { FilledButton } from '@kotonoha/ui-kit/buttons/filled-button'
import { useEffect, useRef, useState } from 'react'
import { FigureCard } from '../../../../study/plots/figure-card'
import { countOf, toPercent } from '../../../../study/plots/percent'
import { isUnderWay, type Model, type TrainingJob } from '../algorithm-queries'
import { askAllAgain, askForTraining } from './change-model'
import { describeMissing, describeOutcome } from './training-words'

const moment = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' })
const time = new Intl.DateTimeFormat('en', { timeStyle: 'short' })

/** Has the model learn from the learner's own answers, and tells what came of it. */
export function TrainingCard({ model }: { model: Model }) {
  const { job, reviews } = model
  useAskingAgainWhenDone(job)
  return (
    <FigureCard title="Learn from your answers">
      <p>
        FSRS has 21 parameters. Most people’s suit you from the first day; your own suit you better
        once there are {countOf(reviews.need, 'answer')} to learn from. They are tried on your
        latest answers first and kept only if they foretell these clearly better. It also happens by
        itself, about once a month.
      </p>
      <Actions model={model} />
      <div aria-live="polite">{job !== null && <Outcome job={job} />}</div>
    </FigureCard>
  )
}

/** The rest of the pages follows from what was learnt. */
function useAskingAgainWhenDone(job: TrainingJob | null): void {
  const wasUnderWay = useRef(false)
  const isRunning = isUnderWay(job)
  useEffect(() => {
    if (wasUnderWay.current && !isRunning) askAllAgain()
    wasUnderWay.current = isRunning
  }, [isRunning])
}

function Actions({ model: { job, reviews, isOptimiserThere, nextAskAt } }: { model: Model }) {
  const [isAsking, setAsking] = useState(false)
  if (!isOptimiserThere) {
    return (
      <p>
        <strong>This installation cannot learn from answers:</strong> the optimiser is not there for
        its system. Your reviews are timed by the parameters that you have; nothing else is missing.
      </p>
    )
  }
  if (job !== null && isUnderWay(job)) return <Progress job={job} />
  const isEnough = reviews.have >= reviews.need
  const handleAsk = async () => {
    setAsking(true)
    await askForTraining()
    setAsking(false)
  }
  return (
    <>
      <div className="training-actions">
        <FilledButton
          disabled={nextAskAt !== null}
          loading={isAsking}
          onClick={() => void handleAsk()}
        >
          Learn now
        </FilledButton>
        {nextAskAt !== null && (
          <span className="progress-faint">
            Again from {time.format(new Date(nextAskAt))} on: what it would learn hardly changes in
            an hour.
          </span>
        )}
      </div>
      {!isEnough && <p className="progress-faint">{describeMissing(reviews)}</p>}
    </>
  )
}

function Progress({ job: { progress, standing } }: { job: TrainingJob }) {
  return (
    <div className="training-actions">
      <label className="training-progress">
        {standing.kind === 'waiting'
          ? 'About to begin …'
          : `Learning … ${toPercent(progress)}. You can leave this page.`}
        <progress className="progress-bar" value={progress} max={1} />
      </label>
    </div>
  )
}

function Outcome({ job }: { job: TrainingJob }) {
  const { standing, isAutomatic, doneAt } = job
  if (isUnderWay(job) || doneAt === null) return null
  return (
    <>
      <p>
        <strong>
          {moment.format(new Date(doneAt))}
          {isAutomatic && ', by itself'}:
        </strong>{' '}
        {describeOutcome(job)}
      </p>
      {'before' in standing && <Scores before={standing.before} after={standing.after} />}
    </>
  )
}

type Scores = Extract<TrainingJob['standing'], { kind: 'accepted' }>['before']

function Scores({ before, after }: { before: Scores; after: Scores }) {
  const rows = [
    {
      name: 'Surprise (log loss)',
      values: [before, after].map(({ logLoss }) => logLoss.toFixed(4)),
    },
    {
      name: 'Error, by kind of card (RMSE)',
      values: [before, after].map(({ rmse }) => toPercent(rmse, 1)),
    },
  ]
  return (
    <table className="training-numbers">
      <thead>
        <tr>
          <th scope="col">On the latest fifth of your answers</th>
          <th scope="col">Before</th>
          <th scope="col">Learnt</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, values }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {values.map((value, column) => (
              <td key={column}>{value}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
