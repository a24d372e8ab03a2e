import { z } from 'zod'

/** Development builds ask for true and see the notes to whoever runs or edits the text. */
export const legalTextInput = z.object({ development: z.boolean().default(false) }).optional()

/**
 * The text compiled to HTML by the server: headings, paragraphs, lists, emphasis and links, no
 * scripts, no styles, no attributes but `href`, `id` and `class`.
 */
export const legalText = z.object({ mdxContent: z.string(), updatedOn: z.iso.date() })
