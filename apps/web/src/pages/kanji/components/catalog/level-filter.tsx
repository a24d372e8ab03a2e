import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { levelOverviewQuery } from '../../../../study/levels/level-overview'

interface LevelFilterProps {
  value: number | undefined
  onChange: (level: number | undefined) => void
}

/** One level, or all. */
export function LevelFilter({ value, onChange }: LevelFilterProps) {
  const id = useId()
  const { data } = useQuery(levelOverviewQuery(undefined))
  const levelCount = data?.levelCount ?? value ?? 0
  return (
    <div className="level-filter">
      <label htmlFor={id} className="filter-chips-label">
        Level
      </label>
      <select
        id={id}
        className="level-filter-select"
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value === '' ? undefined : Number(target.value))}
      >
        <option value="">All levels</option>
        {Array.from({ length: levelCount }, (_, index) => (
          <option key={index + 1} value={index + 1}>
            Level {index + 1}
          </option>
        ))}
      </select>
    </div>
  )
}
