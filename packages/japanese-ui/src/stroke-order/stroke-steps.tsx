import './stroke-order.css'
import { type DrawnStroke, squareSide } from './stroke'
import { StrokeGrid } from './stroke-grid'

export interface StrokeStepsProps {
  literal: string
  strokes: readonly DrawnStroke[]
  /** In words, such as "horizontal, left to right", by stroke; shown to screen readers too. */
  descriptions?: readonly (string | null)[]
  /** Makes every step a button, such as one that shows the large drawing up to there. */
  onChoose?: (strokeIndex: number) => void
  /** The step that is being looked at. */
  currentIndex?: number
}

/** One small drawing a stroke: what is already there, and the stroke to write now. */
export function StrokeSteps({
  literal,
  strokes,
  descriptions = [],
  onChoose,
  currentIndex,
}: StrokeStepsProps) {
  return (
    <ol className="ja-stroke-steps" aria-label={`Strokes of ${literal}, one by one`}>
      {strokes.map((_, index) => {
        const step = (
          <StrokeStep strokes={strokes} index={index} description={descriptions[index] ?? null} />
        )
        const current = index === currentIndex ? { 'aria-current': 'step' as const } : {}
        return (
          <li key={index} className="ja-stroke-step" {...(onChoose === undefined && current)}>
            {onChoose === undefined ? (
              step
            ) : (
              <button
                type="button"
                className="ja-stroke-step-button"
                onClick={() => onChoose(index)}
                {...current}
              >
                {step}
              </button>
            )}
          </li>
        )
      })}
    </ol>
  )
}

interface StrokeStepProps {
  strokes: readonly DrawnStroke[]
  index: number
  description: string | null
}

function StrokeStep({ strokes, index, description }: StrokeStepProps) {
  const stroke = strokes[index]
  if (stroke === undefined) return null
  return (
    <>
      <svg
        className="ja-strokes"
        viewBox={`0 0 ${squareSide} ${squareSide}`}
        role="img"
        aria-label={`Stroke ${index + 1}${description === null ? '' : `: ${description}`}`}
      >
        <StrokeGrid />
        {strokes.slice(0, index).map((done, doneIndex) => (
          <path key={doneIndex} className="ja-stroke-done" d={done.path} />
        ))}
        <path className="ja-stroke-now" d={stroke.path} />
        <StartPoint path={stroke.path} />
      </svg>
      <span className="ja-stroke-caption" aria-hidden="true">
        {index + 1}
      </span>
    </>
  )
}

/** A path begins with its move-to: `M52.25,14c…`; the pen goes down there. */
const moveTo = /^\s*[Mm]\s*(-?[\d.]+)[\s,]*(-?[\d.]+)/

function StartPoint({ path }: { path: string }) {
  const start = moveTo.exec(path)
  if (start === null) return null
  return <circle className="ja-stroke-start" cx={Number(start[1])} cy={Number(start[2])} r={5} />
}
