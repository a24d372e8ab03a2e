import { FilterChips, type FilterChipsProps } from './filter-chips'

interface ChoiceChipsProps<Value> extends Omit<FilterChipsProps<Value>, 'selected' | 'onToggle'> {
  /** Undefined: none is on. */
  value: Value | undefined
  onChange: (value: Value | undefined) => void
}

/** A row of choices of which one may be on; pressed again, it is off. */
export function ChoiceChips<Value extends string | number>({
  value,
  onChange,
  ...row
}: ChoiceChipsProps<Value>) {
  return (
    <FilterChips
      {...row}
      selected={value === undefined ? [] : [value]}
      onToggle={(pressed) => onChange(pressed === value ? undefined : pressed)}
    />
  )
}
