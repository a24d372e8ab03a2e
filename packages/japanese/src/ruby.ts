/**
 * One piece of a written form with its reading above it.
 *
 * `ruby` is left out where the text is read as written (kana). A word read as a whole
 * (jukujikun, 今日) is one segment.
 */
export interface RubySegment {
  text: string
  ruby?: string
}
