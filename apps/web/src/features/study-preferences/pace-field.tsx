import './study-preferences.css'
import { createPaceForecast } from '@kotonoha/study/pace/pace-forecast'
import Slider from '@mui/material/Slider'
import { useId, useMemo } from 'react'

/** New cards of a day (study design, section 3.6). */
const most = 100

const marks = [0, 20, 40, 60, 80, 100].map((value) => ({ value, label: String(value) }))

/** Days after which the time of a day is told. */
const milestones = [
  { dayNumber: 7, label: 'after a week' },
  { dayNumber: 30, label: 'after a month' },
  { dayNumber: 365, label: 'after a year' },
] as const

interface PaceFieldProps {
  newPerDay: number
  /** Wanted chance of recall: a higher one brings cards back sooner. */
  retention: number
  onChange: (newPerDay: number) => void
  /** Called when the slider is let go of; `onChange` while it moves. */
  onDone?: ((newPerDay: number) => void) | undefined
}

/** New cards a day on a slider, with the minutes a day that they come to. */
export function PaceField({ newPerDay, retention, onChange, onDone }: PaceFieldProps) {
  const labelId = useId()
  const forecast = useMemo(() => createPaceForecast({ retention, days: 365 }), [retention])
  const minutes = (dayNumber: number) => Math.round(forecast.countMinutes(newPerDay, dayNumber))
  return (
    <div className="pace-field">
      <p id={labelId} className="pace-field-count">
        <strong>{newPerDay}</strong> new {newPerDay === 1 ? 'card' : 'cards'} a day
      </p>
      <Slider
        aria-labelledby={labelId}
        value={newPerDay}
        min={0}
        max={most}
        marks={marks}
        getAriaValueText={(value) =>
          `${value} new cards a day, ${minutes(30)} minutes a day after a month`
        }
        onChange={(_event, value) => onChange(toNumber(value))}
        onChangeCommitted={(_event, value) => onDone?.(toNumber(value))}
      />
      <dl className="pace-field-forecast">
        {milestones.map(({ dayNumber, label }) => (
          <div key={dayNumber} className="pace-field-milestone">
            <dt>{label}</dt>
            <dd>
              <strong>{minutes(dayNumber)}</strong> min a day
            </dd>
          </div>
        ))}
      </dl>
      <p className="pace-field-note">
        For somebody with an average memory who studies every day. A kanji has two cards, its
        meaning and its reading.
      </p>
    </div>
  )
}

function toNumber(value: number | number[]): number {
  return typeof value === 'number' ? value : (value[0] ?? 0)
}
