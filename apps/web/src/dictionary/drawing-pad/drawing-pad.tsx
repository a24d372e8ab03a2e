import './drawing-pad.css'
import { type PointerEvent, useEffect, useEffectEvent, useRef } from 'react'
import { useColourScheme } from '../../session/theme/colour-scheme'
import { findStrokeAt } from './find-stroke-at'
import { paintGrowth, paintStrokes } from './paint-strokes'
import { type PenStroke, padSide } from './pen-stroke'
import { usePen } from './use-pen'

/** How near to a stroke the eraser must come, in units of the pad: half a fingertip. */
const eraserReach = 60

export interface DrawingPadProps {
  /** Names the pad to screen readers. */
  label: string
  strokes: readonly PenStroke[]
  /** Whether touching a stroke takes it away. */
  isErasing: boolean
  onStroke: (stroke: PenStroke) => void
  onErase: (index: number) => void
}

/** A sheet to draw a character on, with the cross that learners write over. */
export function DrawingPad({ label, strokes, isErasing, onStroke, onErase }: DrawingPadProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const scheme = useColourScheme()

  /** Points of the stroke under way that are on the canvas. */
  const paintedCount = useRef(0)

  const paint = () => {
    paintedCount.current = 0
    if (canvas.current !== null) paintStrokes(canvas.current, strokes)
  }
  const paintLatest = useEffectEvent(() => paint())

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is drawn, or its colour, changed.
  useEffect(() => paintLatest(), [strokes, scheme])

  useEffect(() => {
    const element = canvas.current
    if (element === null) return
    // As many pixels as the screen has under the pad, also after zooming or turning the device.
    const observer = new ResizeObserver(() => {
      const side = Math.round(element.clientWidth * window.devicePixelRatio)
      if (side === 0 || element.width === side) return
      element.width = side
      element.height = side
      paintLatest()
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  useEffect(() => {
    const element = canvas.current
    if (element === null) return
    // A quick stroke is no fling: browsers would take the tap on a candidate after it for the
    // end of one. React's own listener may not prevent anything.
    const keep = (event: TouchEvent) => event.preventDefault()
    element.addEventListener('touchstart', keep, { passive: false })
    return () => element.removeEventListener('touchstart', keep)
  }, [])

  const pen = usePen({
    onDown: () => {
      paintedCount.current = 0
    },
    onMove: (stroke) => {
      if (canvas.current !== null) paintGrowth(canvas.current, stroke, paintedCount.current)
      paintedCount.current = stroke.length
    },
    onStroke,
    onCancel: paint,
  })
  const eraseAt = (event: PointerEvent) => {
    const isPressed = event.buttons !== 0
    const bounds = event.currentTarget.getBoundingClientRect()
    const scale = padSide / bounds.width
    const place = {
      x: (event.clientX - bounds.left) * scale,
      y: (event.clientY - bounds.top) * scale,
    }
    const index = isPressed ? findStrokeAt(strokes, place, eraserReach) : -1
    if (index >= 0) onErase(index)
  }

  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label={`${label}: ${describe(strokes.length)}`}
      className={isErasing ? 'drawing-pad drawing-pad-erasing' : 'drawing-pad'}
      {...(isErasing ? { onPointerDown: eraseAt, onPointerMove: eraseAt } : pen)}
    />
  )
}

function describe(strokeCount: number): string {
  if (strokeCount === 0) return 'empty'
  return strokeCount === 1 ? '1 stroke' : `${strokeCount} strokes`
}
