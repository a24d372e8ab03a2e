import './study-preferences.css'
import { forecastPace, toItems } from '@kotonoha/study/pace/pace-forecast'
import type { PaceStand } from '@kotonoha/study/pace/pace-table'
import Slider from '@mui/material/Slider'
import { useId, useMemo } from 'react'

/** New cards of a day: more than anybody can keep up with. */
const most = 100

const marks = [0, 20, 39, 59, 78, 98].map((value) => ({ value, label: String(toItems(value)) }))

const spans: ReadonlyMap<number, string> = new Map([
  [90, 'after 3 months'],
  [180, 'after half a year'],
  [365, 'after a year'],
])

interface PaceFieldProps {
  newPerDay: number
  /** Wanted chance of recall: a higher one brings cards back sooner. */
  retention: number
  /** The levels that are told are counted from the first: they mean nothing to who begins later. */
  isFromFirstLevel?: boolean
  onChange: (newPerDay: number) => void
  /** Called when the slider is let go of; `onChange` while it moves. */
  onDone?: ((newPerDay: number) => void) | undefined
}

/** The pace on a slider, with where it leads: the same table that the levels are tried against. */
export function PaceField(props: PaceFieldProps) {
  const { newPerDay, retention, isFromFirstLevel = true, onChange, onDone } = props
  const labelId = useId()
  const stands = useMemo(() => forecastPace({ newPerDay, retention }), [newPerDay, retention])
  return (
    <div className="pace-field">
      <p id={labelId} className="pace-field-count">
        about <strong>{toItems(newPerDay)}</strong> new{' '}
        {toItems(newPerDay) === 1 ? 'item' : 'items'}, <strong>{minutesOf(stands)}</strong> minutes
        a day
      </p>
      <Slider
        aria-labelledby={labelId}
        value={newPerDay}
        min={0}
        max={most}
        marks={marks}
        getAriaValueText={(value) =>
          `about ${toItems(value)} new items, ${minutesOf(forecastPace({ newPerDay: value, retention }))} minutes a day`
        }
        onChange={(_event, value) => onChange(toNumber(value))}
        onChangeCommitted={(_event, value) => onDone?.(toNumber(value))}
      />
      <dl className="pace-field-forecast">
        {stands.map(({ dayNumber, level, items, minutes }) => (
          <div key={dayNumber} className="pace-field-milestone">
            <dt>{spans.get(dayNumber) ?? `after ${dayNumber} days`}</dt>
            <dd>
              {isFromFirstLevel && <strong>Level {level}</strong>}
              <span>{items.toLocaleString('en')} items</span>
              <span>{minutes} min a day</span>
            </dd>
          </div>
        ))}
      </dl>
      <p className="pace-field-note">
        For who {isFromFirstLevel && 'begins at level 1, '}studies every day and remembers{' '}
        {Math.round(retention * 100)} of 100. An item is a component, a kanji or a word. It is asked
        by cards: a kanji and a word have two, meaning and reading; {newPerDay} new{' '}
        {newPerDay === 1 ? 'card' : 'cards'} a day.
      </p>
    </div>
  )
}

/** Of a day in the first three months, when the pace is felt first. */
function minutesOf(stands: readonly PaceStand[]): number {
  return stands[0]?.minutes ?? 0
}

function toNumber(value: number | number[]): number {
  return typeof value === 'number' ? value : (value[0] ?? 0)
}
