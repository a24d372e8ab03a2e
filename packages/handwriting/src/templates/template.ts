import type { Drawing } from '../geometry/drawing'

/** How one character is drawn, on a square of 0 to 109. */
export interface Template {
  character: string
  drawing: Drawing
}

/** Everything the recogniser needs besides code. */
export interface TemplateSet {
  templates: Template[]
}
