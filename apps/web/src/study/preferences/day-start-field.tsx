import TextField from '@mui/material/TextField'

const hours = Array.from({ length: 24 }, (_, hour) => hour)

interface DayStartFieldProps {
  zone: string
  dayStartHour: number
  /** By which clock hours are written. */
  hourCycle?: 'h23' | 'h12'
  onChange: (dayStartHour: number) => void
}

/** The hour at which a new day of studying begins. */
export function DayStartField({ zone, dayStartHour, hourCycle, onChange }: DayStartFieldProps) {
  return (
    <TextField
      select
      label="The day begins at"
      value={dayStartHour}
      helperText={describeToday({ zone, dayStartHour }, new Date())}
      onChange={(event) => onChange(Number(event.target.value))}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      {hours.map((hour) => (
        <option key={hour} value={hour}>
          {formatHour(hour, hourCycle)}
        </option>
      ))}
    </TextField>
  )
}

/** Hours do not depend on a zone here: any day of UTC serves. */
function formatHour(hour: number, hourCycle: 'h23' | 'h12' = 'h23'): string {
  const format = new Intl.DateTimeFormat('en', {
    timeStyle: 'short',
    timeZone: 'UTC',
    hour12: hourCycle === 'h12',
  })
  return format.format(Date.UTC(2026, 0, 1, hour))
}

/** To which day something studied now would count. */
export function describeToday(
  { zone, dayStartHour }: { zone: string; dayStartHour: number },
  now: Date,
): string {
  const hourMs = 3_600_000
  const format = (at: Date, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en', { timeZone: zone, ...options }).format(at)
  const time = format(now, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  const hour = Number(format(now, { hour: 'numeric', hourCycle: 'h23' }))
  const day = new Date(now.getTime() - (hour < dayStartHour ? (hour + 1) * hourMs : 0))
  return `It is ${time} there: what you study now counts for ${format(day, { weekday: 'long' })}.`
}
