/** Points of one stroke, x to the right and y down, in any unit. */
export type SentStroke = readonly (readonly [x: number, y: number])[]

/** What a drawing may be. */
export interface RecognisedCharacter {
  character: string
  /**
   * Its strokes as the path of an SVG, on KanjiVG's square of 109: it can be shown without asking
   * the server for a font that has it, which would tell what is being drawn.
   */
  path: string
}

export type ToWorker =
  /** Fetches the templates; answered by `ready` or `failed`. */
  | { kind: 'load'; templatesUrl: string }
  | { kind: 'recognise'; requestId: number; strokes: readonly SentStroke[] }

export type FromWorker =
  | { kind: 'ready' }
  | { kind: 'failed' }
  /** The likeliest first. */
  | { kind: 'candidates'; requestId: number; candidates: RecognisedCharacter[] }
