/**
 * Latin first. "Roboto Fallback" is a local face with Roboto's
 * measures, so that nothing moves when the real one arrives; Noto Sans JP gives Japanese glyph
 * variants (直, 骨, 令) whatever the system prefers. The system's own Japanese faces stand in for it
 * by name: a browser that must look for one asks the system again for nearly every character.
 */
export const textFont =
  'Roboto, "Roboto Fallback", "Roboto Fallback Wide", Helvetica, Arial, "Noto Sans JP Variable", "Noto Sans CJK JP", "Hiragino Sans", "Yu Gothic", sans-serif'
