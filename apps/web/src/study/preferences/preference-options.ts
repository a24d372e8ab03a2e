function toNumbers(values: readonly number[], unit: string) {
  return values.map((value) => ({ value, label: `${value} ${unit}` }))
}

const noLimit = { value: null, label: 'No limit' }

export const reviewCaps = [noLimit, ...toNumbers([50, 75, 100, 150, 200, 300, 500], 'a day')]

export const minutesADay = [noLimit, ...toNumbers([10, 15, 20, 30, 45, 60, 90, 120], 'minutes')]

export const batchSizes = toNumbers([3, 4, 5, 6, 7, 8, 9, 10], 'items')

export const retentions = [0.8, 0.85, 0.9, 0.92, 0.95].map((value) => ({
  value,
  label: `${Math.round(value * 100)} of 100${value === 0.9 ? ' (usual)' : ''}`,
}))

export const dueModes = [
  { value: 'day', label: 'When the day begins' },
  { value: 'hour', label: 'At the very hour' },
] as const
