const clock = /^([01]?\d|2[0-4]):([0-5]\d)$/u
const calendar = /^(\d{4})[-/.](0?[1-9]|1[0-2])[-/.](0?[1-9]|[12]\d|3[01])$/u

/** 15:30 and 2025/5/3 as one says them, 15時30分 and 2025年5月3日; `undefined` for what is neither. */
export function toSpokenTime(text: string): string | undefined {
  const [, hour, minute] = clock.exec(text) ?? []
  if (hour !== undefined && minute !== undefined) {
    const minutes = Number(minute) === 0 ? '' : `${Number(minute)}分`
    return `${Number(hour)}時${minutes}`
  }
  const [, year, month, day] = calendar.exec(text) ?? []
  return year === undefined ? undefined : `${year}年${Number(month)}月${Number(day)}日`
}
