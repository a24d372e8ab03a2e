import { VisuallyHidden } from '@kotonoha/ui-kit/visually-hidden/visually-hidden'
import { memo } from 'react'
import { CandidateDrawing } from './candidate-drawing'

/** The key that picks a candidate: 1 to 9, then 0. */
function toPickKey(index: number): string | undefined {
  return index < 10 ? String((index + 1) % 10) : undefined
}

interface CandidateButtonProps {
  literal: string
  path: string
  /** Of a kana; '' for a kanji. */
  script: string
  name: string
  index: number
  onPick: (literal: string) => void
  onLook: (literal: string) => void
}

/** Drawn anew only where another candidate takes its place: most stay from stroke to stroke. */
export const CandidateButton = memo(function CandidateButton({
  literal,
  path,
  script,
  name,
  index,
  onPick,
  onLook,
}: CandidateButtonProps) {
  const pickKey = toPickKey(index)
  return (
    <button
      type="button"
      aria-keyshortcuts={pickKey}
      className="candidate"
      onClick={() => onPick(literal)}
      onFocus={() => onLook(literal)}
      // A finger has no hover, and what changes under it may cost it its tap.
      onPointerEnter={({ pointerType }) => {
        if (pointerType === 'mouse') onLook(literal)
      }}
    >
      {pickKey !== undefined && (
        <span aria-hidden="true" className="candidate-key">
          {pickKey}
        </span>
      )}
      <CandidateDrawing path={path} size={38} />
      {script !== '' && (
        <span aria-hidden="true" className="candidate-script">
          {script}
        </span>
      )}
      <VisuallyHidden className="handwriting-named">{name}</VisuallyHidden>
    </button>
  )
})
