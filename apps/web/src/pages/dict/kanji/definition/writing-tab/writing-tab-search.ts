import * as z from 'zod/mini'

const writingModes = ['watch', 'practise', 'sheet'] as const
export type WritingMode = (typeof writingModes)[number]

export const writingTabSearch = z.object({
  /** What the tab is used for. */
  mode: z.catch(z._default(z.enum(writingModes), 'watch'), 'watch'),
})

export const writingTabSearchDefaults = { mode: 'watch' } satisfies z.output<
  typeof writingTabSearch
>
