import { TextButton } from '@kotonoha/ui-kit/buttons/text-button'
import Button from '@mui/material/Button'
import Slider from '@mui/material/Slider'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { api } from '../../../../api/api'
import { FigureCard } from '../../../../study/plots/figure-card'
import { OwnAnswer } from '../../../../study/plots/own-answer'
import { toCount, toPercent } from '../../../../study/plots/percent'
import { useStudyPreferences } from '../../../../study/preferences/use-study-preferences'
import { ownStudyState } from '../../../../study/profile/own-study-state'
import type { Model } from '../algorithm-queries'
import { type SimulatedWish, type SimulationRequest, wishes } from './simulation-messages'
import { useSimulation } from './use-simulation'

const least = wishes[0] ?? 0.8
const most = wishes.at(-1) ?? 0.95

/** How much to remember when asked, with where it leads from one's own cards. */
export function RetentionCard({ model }: { model: Model }) {
  const { profile } = useStudyPreferences()
  // As chosen last, perhaps a moment ago.
  const retention = profile.data?.preferences.retention ?? model.retention
  const cards = useQuery(api.kanji.algorithm.getCards.queryOptions(undefined, ownStudyState))
  return (
    <FigureCard title="How much you want to remember">
      <p>
        The more you want to know when you are asked, the sooner cards come back. Above nine in ten
        each step costs more than the last.
      </p>
      <OwnAnswer query={cards}>
        {(found) => <Wishes request={{ cards: found, parameters: model.parameters, retention }} />}
      </OwnAnswer>
    </FigureCard>
  )
}

function Wishes({ request }: { request: SimulationRequest }) {
  const { change } = useStudyPreferences()
  const simulation = useSimulation(request)
  const [chosen, setChosen] = useState(request.retention)
  const labelId = useId()
  const { retention: current } = request
  const find = (retention: number) =>
    simulation.wishes.find((each) => Math.abs(each.retention - retention) < 0.001)
  return (
    <>
      <p id={labelId} className="progress-large">
        Remember <strong>{toPercent(chosen)}</strong> when asked
        {chosen === current && ', as you do now'}
      </p>
      <div className="retention-line">
        <Slider
          aria-labelledby={labelId}
          value={Math.min(most, Math.max(least, chosen))}
          min={least}
          max={most}
          step={0.01}
          marks={[least, 0.85, 0.9, most].map((value) => ({ value, label: toPercent(value) }))}
          getAriaValueText={(value) => `${toPercent(value)} remembered when asked`}
          onChange={(_event, value) => setChosen(Math.round(Number(value) * 100) / 100)}
        />
      </div>
      <SimulationProgress simulation={simulation} />
      <Stands now={find(current)} wished={chosen === current ? undefined : find(chosen)} />
      {chosen !== current && (
        <div className="training-actions">
          <Button variant="contained" onClick={() => change({ retention: chosen })}>
            Wish for {toPercent(chosen)}
          </Button>
          <TextButton onClick={() => setChosen(current)}>Stay at {toPercent(current)}</TextButton>
        </div>
      )}
      <p className="progress-faint">
        Worked out on this device from your own cards and {toCount(request.cards.newPerDay)} new
        cards a day, by chance: take it for a forecast, not for a promise. Cards that have a date
        keep it until you answer them.
      </p>
    </>
  )
}

function SimulationProgress({ simulation }: { simulation: ReturnType<typeof useSimulation> }) {
  const { state, wishes: done, cancel, restart } = simulation
  if (state === 'failed' || state === 'cancelled') {
    return (
      <div className="training-actions">
        <span>
          {state === 'failed' ? 'It could not be worked out.' : 'Not worked out further.'}
        </span>
        <TextButton onClick={restart}>Work it out</TextButton>
      </div>
    )
  }
  if (done.length === wishes.length) return null
  return (
    <div className="training-actions">
      <label className="training-progress">
        Working out where each wish leads …
        <progress className="progress-bar" value={done.length} max={wishes.length} />
      </label>
      <TextButton onClick={cancel}>Cancel</TextButton>
    </div>
  )
}

const spans = new Map([
  [90, 'in 3 months'],
  [365, 'in a year'],
])

interface StandsProps {
  now: SimulatedWish | undefined
  wished: SimulatedWish | undefined
}

function Stands({ now, wished }: StandsProps) {
  const shown = [now, wished].filter((each) => each !== undefined)
  const [first] = shown
  if (first === undefined) return null
  return (
    <section className="plot-table-scroller" aria-label="Where it leads">
      <table className="training-numbers">
        <thead>
          <tr>
            <td />
            {shown.flatMap(({ retention }) =>
              first.stands.map(({ days }) => (
                <th key={`${retention}/${days}`} scope="col">
                  {toPercent(retention)}, {spans.get(days) ?? `in ${days} days`}
                </th>
              )),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, show }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {shown.flatMap(({ retention, stands }) =>
                stands.map((stand) => <td key={`${retention}/${stand.days}`}>{show(stand)}</td>),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

type Stand = SimulatedWish['stands'][number]

const rows: { name: string; show: (stand: Stand) => string }[] = [
  { name: 'Reviews a day', show: ({ reviews }) => toCount(reviews) },
  { name: 'Minutes a day, with lessons', show: ({ minutes }) => toCount(minutes) },
  { name: 'Cards remembered', show: ({ remembered }) => toCount(remembered) },
  { name: 'of cards begun', show: ({ begun }) => toCount(begun) },
]
