import { FilterChips, toggleValue } from './filter-chips'

interface StrokeChipsProps {
  /** Stroke counts that the other filters leave, with how many kanji have them. */
  counts: readonly { strokeCount: number; count: number }[]
  selected: readonly number[]
  onChange: (selected: number[]) => void
}

/** Filters kanji by how many strokes they have. */
export function StrokeChips({ counts, selected, onChange }: StrokeChipsProps) {
  const countOf = new Map(counts.map(({ strokeCount, count }) => [strokeCount, count]))
  // Those that are chosen stay, though the other filters may leave them empty.
  const offered = [...new Set([...countOf.keys(), ...selected])].sort((a, b) => a - b)
  return (
    <FilterChips
      label="Strokes"
      isOneLine
      options={offered.map((strokeCount) => ({
        value: strokeCount,
        label: strokeCount,
        count: countOf.get(strokeCount) ?? 0,
      }))}
      selected={selected}
      onToggle={(strokeCount) => onChange(toggleValue(selected, strokeCount))}
    />
  )
}
