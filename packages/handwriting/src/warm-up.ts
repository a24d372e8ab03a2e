import { toStrokes } from './geometry/drawing'
import type { Recogniser } from './recogniser'
import type { TemplateSet } from './templates/template'

/** So many templates are recognised. */
const drawings = 2

/** Answers a few drawings before the first is asked: code that has run is compiled. */
export function warmUp(recogniser: Recogniser, { templates }: TemplateSet): void {
  const step = Math.ceil(templates.length / (drawings + 1))
  for (let at = step; at < templates.length; at += step) {
    const template = templates[at]
    if (template !== undefined) recogniser.recognise(toStrokes(template.drawing))
  }
}
