type LogFields = Record<string, string | number | boolean | null | undefined>

/** Where the service tells what happens; never an address, a token or a code. */
export type AuthLog = Record<
  'info' | 'warn' | 'error',
  (message: string, fields?: LogFields) => void
>
