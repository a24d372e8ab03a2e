import { type PointerEvent, useRef } from 'react'
import { type PenPoint, type PenStroke, padSide } from './pen-stroke'
import { readPressure } from './width-of-pressure'

export interface PenHandlers {
  /** The pen was put down: what belongs to the stroke before is over. */
  onDown?: () => void
  /** The stroke so far, which grows; called for every batch of points. */
  onMove: (stroke: PenStroke) => void
  onStroke: (stroke: PenStroke, pointerType: string) => void
  /** The stroke under way was taken away, by the system or because it was a resting hand. */
  onCancel: () => void
}

interface StrokeUnderWay {
  pointerId: number
  pointerType: string
  points: PenPoint[]
}

/**
 * Turns the events of mouse, finger or pen into strokes. One pointer draws at a time; all the
 * places between two frames count, not only the last. Whoever writes with a pen rests the hand on
 * the glass: once a pen was seen, touches draw nothing.
 */
export function usePen({ onDown, onMove, onStroke, onCancel }: PenHandlers) {
  const underWay = useRef<StrokeUnderWay>(undefined)
  const hasPen = useRef(false)

  function begin(event: PointerEvent) {
    const target = event.currentTarget
    target.setPointerCapture(event.pointerId)
    const points = toPoints([event.nativeEvent], target)
    underWay.current = { pointerId: event.pointerId, pointerType: event.pointerType, points }
    onDown?.()
    onMove(points)
  }

  function take(event: PointerEvent): StrokeUnderWay | undefined {
    const stroke = underWay.current
    if (stroke?.pointerId !== event.pointerId) return undefined
    underWay.current = undefined
    return stroke
  }

  function finish(event: PointerEvent) {
    const stroke = take(event)
    if (stroke !== undefined) onStroke(stroke.points, stroke.pointerType)
  }

  return {
    onPointerDown(event: PointerEvent) {
      const { button, pointerType } = event
      if (pointerType === 'pen') hasPen.current = true
      if (button !== 0 || (hasPen.current && pointerType === 'touch')) return
      // No text is selected and no picture dragged while one writes.
      event.preventDefault()
      if (underWay.current !== undefined) {
        // The hand was on the glass before the pen was.
        if (pointerType !== 'pen' || underWay.current.pointerType !== 'touch') return
        onCancel()
      }
      begin(event)
    },
    onPointerMove(event: PointerEvent) {
      const stroke = underWay.current
      if (stroke?.pointerId !== event.pointerId) return
      const native = event.nativeEvent
      // Safari before 17.2 and tests have no coalesced events, or answer with none.
      const coalesced = native.getCoalescedEvents?.() ?? []
      const events = coalesced.length > 0 ? coalesced : [native]
      stroke.points.push(...toPoints(events, event.currentTarget))
      onMove(stroke.points)
    },
    onPointerUp: finish,
    // The button was let go where no page heard of it: what was drawn until then counts.
    onLostPointerCapture: finish,
    onPointerCancel(event: PointerEvent) {
      if (take(event) !== undefined) onCancel()
    },
  }
}

/** Measured each time: the pad moves when the page scrolls or the phone is turned meanwhile. */
function toPoints(events: readonly globalThis.PointerEvent[], pad: Element): PenPoint[] {
  const { left, top, width, height } = pad.getBoundingClientRect()
  return events.map((event) => ({
    x: ((event.clientX - left) / width) * padSide,
    y: ((event.clientY - top) / height) * padSide,
    pressure: readPressure(event),
    atMs: event.timeStamp,
  }))
}
