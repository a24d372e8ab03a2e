import type { ColouredPart } from '../traced-strokes'

/** Which colour is which part, with the numbers of its strokes for those who see no colours. */
export function PartLegend({ parts }: { parts: readonly ColouredPart[] }) {
  return (
    <ul className="watch-legend" aria-label="Parts">
      {parts.map(({ literal, meaning, colourIndex, strokeIndices }) => (
        <li key={colourIndex}>
          <svg viewBox="0 0 16 4" width="16" height="4" aria-hidden="true" focusable="false">
            <path className={`ja-stroke-part-${colourIndex % 6}`} strokeWidth="4" d="M0 2h16" />
          </svg>
          <span lang="ja">{literal}</span>
          {meaning !== null && <span> {meaning}</span>}
          <span className="watch-legend-strokes">{nameStrokes(strokeIndices)}</span>
        </li>
      ))}
    </ul>
  )
}

function nameStrokes(indices: readonly number[]): string {
  const numbers = indices.map((index) => index + 1)
  const first = numbers[0]
  const last = numbers.at(-1)
  if (first === undefined || last === undefined) return ''
  if (first === last) return `stroke ${first}`
  const isRun = last - first + 1 === numbers.length
  return `strokes ${isRun ? `${first}–${last}` : numbers.join(', ')}`
}
