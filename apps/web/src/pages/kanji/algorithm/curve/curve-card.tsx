import Slider from '@mui/material/Slider'
import { useId, useMemo, useState } from 'react'
import { FigureCard } from '../../../../study/plots/figure-card'
import { countOf, toPercent } from '../../../../study/plots/percent'
import { CurvePlot, shownDays } from './curve-plot'
import { toChance, toInterval, toMemoryModel } from './forgetting-curve'

const least = 1
const most = 90
const first = 10

interface CurveCardProps {
  parameters: readonly number[] | null
  retention: number
}

/** What the model says, on a curve that one drags. */
export function CurveCard({ parameters, retention }: CurveCardProps) {
  const [stability, setStability] = useState(first)
  const labelId = useId()
  const model = useMemo(() => toMemoryModel(parameters, retention), [parameters, retention])
  const interval = toInterval(model, stability)
  const days = Math.round(stability)
  return (
    <FigureCard title="How you forget">
      <p>
        What you learn fades: fast at first, then slower. How fast is the card’s{' '}
        <strong>stability</strong>: the days until nine in ten such cards are still remembered. Each
        time you remember, it grows; the later you were asked, the more. Each time you forget, it
        shrinks.
      </p>
      <CurvePlot
        model={model}
        stability={stability}
        retention={retention}
        interval={interval}
        bounds={{ least, most }}
        onChange={setStability}
      />
      <p id={labelId} className="curve-told" aria-live="polite">
        A card with a stability of <strong>{countOf(days, 'day')}</strong> is asked again after{' '}
        <strong>{countOf(interval, 'day')}</strong>, when you are expected to remember{' '}
        {toPercent(retention)} of such cards. After {shownDays} days it would be{' '}
        {toPercent(toChance(model, stability, shownDays))}.
      </p>
      <Slider
        aria-labelledby={labelId}
        value={stability}
        min={least}
        max={most}
        step={1}
        getAriaValueText={(value) => `a stability of ${countOf(Math.round(value), 'day')}`}
        onChange={(_event, value) => setStability(typeof value === 'number' ? value : first)}
      />
      <p className="progress-faint">
        Pull the curve, or the slider. The line is your wish: {toPercent(retention)} remembered when
        asked.
        {parameters === null
          ? ' The curve is that of most people, until it has learnt yours.'
          : ' The curve is your own, learnt from your answers; dashed that of most people.'}
      </p>
    </FigureCard>
  )
}
