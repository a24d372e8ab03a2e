import type {
  LessonPiece,
  LessonText,
} from '@kotonoha/dictionary-db/entities/curriculum/subject-lesson'

/** Part in braces, meaning between double stars, stress between single ones. */
const marks = /\{([^}=]+)(?:=([^}]+))?\}|\*\*(.+?)\*\*|\*(.+?)\*/gu

/**
 * Cuts a text of the edition into pieces. `nameOf` gives the name of a part. A part that opens a
 * sentence begins with a capital.
 */
export function toLessonText(text: string, nameOf: (literal: string) => string): LessonText {
  const pieces: LessonPiece[] = []
  let end = 0
  for (const match of text.matchAll(marks)) {
    const before = text.slice(end, match.index)
    if (before !== '') pieces.push({ text: before, kind: 'plain' })
    end = match.index + match[0].length
    const [, literal, as, meaning, stress] = match
    if (literal !== undefined) {
      const name = as ?? nameOf(literal)
      const isFirst = /(^|[.!?]\s)$/.test(text.slice(0, match.index))
      const shown = isFirst ? name.charAt(0).toUpperCase() + name.slice(1) : name
      pieces.push({ text: shown, kind: 'part', literal })
    } else if (meaning !== undefined) {
      pieces.push({ text: meaning, kind: 'meaning' })
    } else {
      pieces.push({ text: stress ?? '', kind: 'stress' })
    }
  }
  if (end < text.length) pieces.push({ text: text.slice(end), kind: 'plain' })
  return pieces
}
