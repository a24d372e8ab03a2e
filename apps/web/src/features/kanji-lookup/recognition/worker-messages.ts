/** Points of one stroke, x to the right and y down, in any unit. */
export type SentStroke = readonly (readonly [x: number, y: number])[]

export type ToWorker =
  /** Fetches the templates; answered by `ready` or `failed`. */
  | { kind: 'load'; templatesUrl: string }
  | { kind: 'recognise'; requestId: number; strokes: readonly SentStroke[] }

export type FromWorker =
  | { kind: 'ready' }
  | { kind: 'failed' }
  /** The likeliest first. */
  | { kind: 'candidates'; requestId: number; characters: string[] }
