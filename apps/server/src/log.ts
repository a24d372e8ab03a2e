export const logLevels = ['error', 'warn', 'info', 'debug'] as const
export type LogLevel = (typeof logLevels)[number]

/** `json`: a line is a JSON object, for machines; `readable`: for a person at a terminal. */
export const logFormats = ['json', 'readable'] as const
export type LogFormat = (typeof logFormats)[number]

type LogFields = Record<string, string | number | boolean | null | undefined>

export type Log = Record<LogLevel, (message: string, fields?: LogFields) => void> & {
  /** Writes what is still held back; to be called before the process ends. */
  flush(): void
}

export interface LogOptions {
  level: LogLevel
  format: LogFormat
  /** Takes whole lines, several at a time. */
  write: (lines: string) => void
  now: () => Date
}

/** Lines are held back for so long and then written together: a write for each costs more. */
const flushDelayMs = 50

/** A log whose lines carry fields; nothing that a visitor typed belongs into them. */
export function createLog({ level, format, write, now }: LogOptions): Log {
  let held = ''
  let timer: NodeJS.Timeout | undefined
  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    if (held !== '') write(held)
    held = ''
  }
  const lineOf = format === 'json' ? toJsonLine : toReadableLine
  const at = (lineLevel: LogLevel) => {
    if (logLevels.indexOf(lineLevel) > logLevels.indexOf(level)) return () => {}
    return (message: string, fields: LogFields = {}) => {
      held += lineOf(now(), lineLevel, message, fields)
      if (lineLevel === 'error') flush()
      else timer ??= setTimeout(flush, flushDelayMs).unref()
    }
  }
  return { error: at('error'), warn: at('warn'), info: at('info'), debug: at('debug'), flush }
}

function toJsonLine(time: Date, level: LogLevel, message: string, fields: LogFields): string {
  return `${JSON.stringify({ time: time.toISOString(), level, message, ...fields })}\n`
}

function toReadableLine(time: Date, level: LogLevel, message: string, fields: LogFields): string {
  const clock = time.toTimeString().slice(0, 8)
  const tail = Object.entries(fields).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${String(value)}`],
  )
  return `${[clock, level.padEnd(5), message, ...tail].join(' ')}\n`
}
