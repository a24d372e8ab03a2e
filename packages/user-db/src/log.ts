type LogFields = Record<string, string | number | boolean | null | undefined>
type WriteLine = (message: string, fields?: LogFields) => void

/** Where the user database tells what happens to it; never what a learner wrote. */
export interface UserDbLog {
  info: WriteLine
  warn: WriteLine
  error: WriteLine
}
