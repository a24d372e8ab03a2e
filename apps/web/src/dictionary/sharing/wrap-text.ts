/**
 * Sets pieces, which are not broken themselves, in lines no wider than `maxWidth`; what does not
 * fit ends in an ellipsis. A space at the end of a piece is no part of a line's end.
 */
export function wrapText(
  pieces: readonly string[],
  limits: { maxWidth: number; maxLines: number; measure: (text: string) => number },
): string[] {
  const { maxWidth, maxLines, measure } = limits
  const lines: string[] = []
  let line = ''
  for (const piece of pieces) {
    if (line === '' || measure((line + piece).trimEnd()) <= maxWidth) {
      line += piece
    } else {
      lines.push(line.trimEnd())
      line = piece
    }
  }
  lines.push(line.trimEnd())
  return lines.slice(0, maxLines).map((each, index) => {
    const isCut = index === maxLines - 1 && lines.length > maxLines
    return isCut || measure(each) > maxWidth ? shorten(each, limits) : each
  })
}

function shorten(
  line: string,
  { maxWidth, measure }: { maxWidth: number; measure: (text: string) => number },
): string {
  let kept = Array.from(line)
  while (kept.length > 1 && measure(`${kept.join('').trimEnd()}…`) > maxWidth) {
    kept = kept.slice(0, -1)
  }
  return `${kept.join('').trimEnd()}…`
}
