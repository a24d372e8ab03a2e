import type { StrokeMark } from '@kotonoha/japanese-ui/stroke-order/stroke-drawing'
import { FilterChips, toggleValue } from '../../../../../../kit/filter-chips/filter-chips'

interface DisplayOptionsProps {
  marks: readonly StrokeMark[]
  onMarksChange: (marks: StrokeMark[]) => void
  isColoured: boolean
  onColouredChange: (isColoured: boolean) => void
  /** A kanji of one piece has no parts to colour. */
  canColour: boolean
}

const markOptions: { value: StrokeMark | 'parts'; label: string }[] = [
  { value: 'numbers', label: 'Numbers' },
  { value: 'starts', label: 'Start points' },
  { value: 'directions', label: 'Directions' },
]
const partOption = { value: 'parts' as const, label: 'Part colours' }

/** What the drawing shows besides its strokes. */
export function DisplayOptions(props: DisplayOptionsProps) {
  const { marks, isColoured, canColour } = props
  return (
    <FilterChips
      label="Show"
      options={canColour ? [...markOptions, partOption] : markOptions}
      selected={isColoured ? [...marks, 'parts'] : marks}
      onToggle={(value) =>
        value === 'parts'
          ? props.onColouredChange(!isColoured)
          : props.onMarksChange(toggleValue(marks, value))
      }
    />
  )
}
