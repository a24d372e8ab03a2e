/** A character as strokes, so that no font is needed that has it. */
export function CandidateDrawing({ path, size }: { path: string; size: number }) {
  return (
    <svg
      aria-hidden="true"
      className="candidate-drawing"
      width={size}
      height={size}
      viewBox="0 0 109 109"
    >
      <path d={path} />
    </svg>
  )
}
