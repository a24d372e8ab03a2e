import './filter-chips.css'
import { HorizontalScroller } from '@kotonoha/ui-kit/horizontal-scroller/horizontal-scroller'
import { Check as CheckIcon } from '@kotonoha/ui-kit/icons/check'
import { type ReactNode, useId } from 'react'
import { writeCount } from '../counts/write-count'

export interface FilterOption<Value> {
  value: Value
  label: ReactNode
  /** How many there would be with it chosen; absent where nobody counted. */
  count?: number | undefined
}

export interface FilterChipsProps<Value> {
  /** What the chips filter by, such as "JLPT level". */
  label: string
  options: readonly FilterOption<Value>[]
  selected: readonly Value[]
  onToggle: (value: Value) => void
  /** Keeps many choices in one line that scrolls sideways. */
  isOneLine?: boolean
}

/** A row of choices that each say what choosing them gives; any number may be on. None: no row. */
export function FilterChips<Value extends string | number>({
  label,
  options,
  selected,
  onToggle,
  isOneLine = false,
}: FilterChipsProps<Value>) {
  const labelId = useId()
  if (options.length === 0) return null
  const chips = options.map(({ value, label: text, count }) => {
    const isOn = selected.includes(value)
    return (
      <button
        key={value}
        type="button"
        aria-pressed={isOn}
        // What would give nothing is not offered, but what is on can be taken off.
        disabled={count === 0 && !isOn}
        className="filter-chip"
        onClick={() => onToggle(value)}
      >
        {isOn && <CheckIcon className="filter-chip-check" aria-hidden="true" />}
        {text}
        {count !== undefined && <span className="filter-chip-count">{writeCount(count)}</span>}
      </button>
    )
  })
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot stand beside its chips.
    <div role="group" aria-labelledby={labelId} className="filter-chips">
      <span id={labelId} className="filter-chips-label">
        {label}
      </span>
      {isOneLine ? (
        <HorizontalScroller label={label}>{chips}</HorizontalScroller>
      ) : (
        <div className="filter-chips-row">{chips}</div>
      )}
    </div>
  )
}

/** A list with the value taken out, or put in where it was not. */
export function toggleValue<Value>(values: readonly Value[], value: Value): Value[] {
  return values.includes(value) ? values.filter((each) => each !== value) : [...values, value]
}
