import '@kotonoha/japanese-ui/stroke-order/stroke-order.css'
import { StrokeGrid } from '@kotonoha/japanese-ui/stroke-order/stroke-grid'
import { InkLine } from './ink-line'
import { InkPad } from './ink-pad'
import type { ModelStroke } from './model-stroke'
import { usePracticeSettings } from './practice-settings'
import type { useWritingPractice } from './use-writing-practice'

interface PracticePadProps {
  strokes: readonly ModelStroke[]
  practice: ReturnType<typeof useWritingPractice>
}

/** The square with what is written, what was refused, and the help that is given. */
export function PracticePad({ strokes, practice }: PracticePadProps) {
  const { written, refused, isHinted, isFinished } = practice
  const isModelShown = usePracticeSettings((settings) => settings.model === 'shown')
  const isKept = usePracticeSettings((settings) => settings.ink === 'keep')
  const next = strokes[written.length]
  return (
    <InkPad
      label={`Writing square: ${written.length} of ${strokes.length} strokes written`}
      onStroke={practice.write}
      onPenDown={practice.forgetRefused}
    >
      <StrokeGrid />
      {(isModelShown || (isFinished && isKept)) &&
        strokes.map(({ path }, index) => <path key={index} className="ja-stroke-ghost" d={path} />)}
      {written.map(({ drawn, pressures }, index) =>
        isKept ? (
          <InkLine key={index} className="ink-dry" stroke={drawn} pressures={pressures} />
        ) : (
          <path key={index} className="ink-snapped" d={strokes[index]?.path} />
        ),
      )}
      {isHinted && next !== undefined && (
        <g className="ink-hint">
          <path d={next.path} />
          <path className="ink-hint-pen" d={next.path} pathLength={1} />
          <circle cx={next.points[0]?.[0]} cy={next.points[0]?.[1]} r={3.5} />
        </g>
      )}
      {refused !== undefined && <InkLine className="ink-refused" stroke={refused.drawn} />}
    </InkPad>
  )
}
