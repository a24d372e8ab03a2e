import * as z from 'zod/mini'

const writingModes = ['watch', 'practise', 'sheet'] as const
export type WritingMode = (typeof writingModes)[number]

export const writingTabSearch = z.object({
  /** What the tab is used for. */
  mode: z.catch(z._default(z.enum(writingModes), 'watch'), 'watch'),
  /** Other kanji on the same sheet, as they were typed. */
  also: z.catch(z._default(z.string().check(z.maxLength(200)), ''), ''),
})

export const writingTabSearchDefaults = { mode: 'watch', also: '' } satisfies z.output<
  typeof writingTabSearch
>
