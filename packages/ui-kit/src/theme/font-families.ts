/**
 * Latin first. "Roboto Fallback" is a local face with Roboto's
 * measures, so that nothing moves when the real one arrives; Noto Sans JP gives Japanese glyph
 * variants (直, 骨, 令) whatever the system prefers.
 */
export const textFont =
  'Roboto, "Roboto Fallback", "Roboto Fallback Wide", Helvetica, Arial, "Noto Sans JP Variable", sans-serif'
