/** Breaks a text into lines no wider than `maxWidth`; what does not fit ends in an ellipsis. */
export function wrapText(
  text: string,
  limits: { maxWidth: number; maxLines: number; measure: (text: string) => number },
): string[] {
  const { maxWidth, maxLines, measure } = limits
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line === '' || measure(longer) <= maxWidth) {
      line = longer
    } else {
      lines.push(line)
      line = word
    }
  }
  lines.push(line)
  if (lines.length <= maxLines && lines.every((each) => measure(each) <= maxWidth)) return lines
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
