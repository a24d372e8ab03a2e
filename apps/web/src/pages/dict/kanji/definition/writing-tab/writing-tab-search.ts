import * as v from 'valibot'

const writingModes = ['watch', 'practise', 'sheet'] as const
export type WritingMode = (typeof writingModes)[number]

export const writingTabSearch = v.object({
  /** What the tab is used for. */
  mode: v.fallback(v.optional(v.picklist(writingModes), 'watch'), 'watch'),
  /** Other kanji on the same sheet, as they were typed. */
  also: v.fallback(v.optional(v.pipe(v.string(), v.maxLength(200)), ''), ''),
})

export const writingTabSearchDefaults = { mode: 'watch', also: '' } satisfies v.InferOutput<
  typeof writingTabSearch
>
