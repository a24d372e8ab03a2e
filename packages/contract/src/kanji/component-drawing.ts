import { z } from 'zod'

/** A component as strokes, for a shape that no font has; both parts are SVG. */
export const componentDrawing = z.object({ viewBox: z.string(), paths: z.array(z.string()) })
