/**
 * Latin first (specification, section 9). "Roboto Fallback" is a local face with Roboto's
 * measures, so that nothing moves when the real one arrives; Noto Sans JP gives Japanese glyph
 * variants (直, 骨, 令) whatever the system prefers.
 */
export const textFont =
  'Roboto, "Roboto Fallback", Helvetica, Arial, "Noto Sans JP Variable", sans-serif'

/** Text that is Japanese all through: full-width punctuation and Latin letters match the kana. */
export const japaneseFont =
  '"Noto Sans JP Variable", "Noto Sans JP", "Noto Sans CJK JP", "Hiragino Sans", "Yu Gothic", sans-serif'

/** A schoolbook face (kyōkasho style): stroke endings look as they are written by hand. */
export const schoolbookFont =
  '"Klee One", "YuKyokasho", "UD Digi Kyokasho N-R", "Noto Sans JP Variable", "Noto Sans CJK JP", sans-serif'
