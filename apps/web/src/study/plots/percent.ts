/** `87 %`; shares of one decimal where that tells more. */
export function toPercent(share: number, digits = 0): string {
  return `${(share * 100).toFixed(digits)} %`
}

export function toCount(count: number): string {
  return Math.round(count).toLocaleString('en')
}

/** `review` of one, `reviews` of any other number: beside a number that stands by itself. */
export function nounOf(count: number, one: string, several = `${one}s`): string {
  return count === 1 ? one : several
}

/** `1 review`, `2 reviews`. */
export function countOf(count: number, one: string, several?: string): string {
  return `${toCount(count)} ${nounOf(count, one, several)}`
}

/** `45 min`, `3 h 20 min`; what was a moment is not told as nothing. */
export function toDuration(minutes: number): string {
  if (minutes > 0 && minutes < 0.5) return 'under 1 min'
  const whole = Math.round(minutes)
  if (whole < 60) return `${whole} min`
  const hours = Math.floor(whole / 60)
  if (hours >= 100) return `${hours.toLocaleString('en')} h`
  return whole % 60 === 0 ? `${hours} h` : `${hours} h ${whole % 60} min`
}
