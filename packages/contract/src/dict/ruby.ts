import { z } from 'zod'

/** A piece of a written form; `ruby` is absent where the text is read as written. */
export const rubySegment = z.object({ text: z.string(), ruby: z.string().exactOptional() })
