import { type PointerEvent, useRef } from 'react'
import { type PenPoint, type PenStroke, padSide } from './pen-stroke'
import { readPressure } from './width-of-pressure'

export interface PenHandlers {
  /** The stroke so far; called for every batch of points. */
  onMove: (stroke: PenStroke) => void
  onStroke: (stroke: PenStroke) => void
  /** The stroke under way was taken away, by the system or a second finger. */
  onCancel: () => void
}

/** The stroke being drawn, and where the pad lay when it began. */
interface StrokeUnderWay {
  pointerId: number
  bounds: DOMRect
  points: PenPoint[]
}

/**
 * Turns the events of mouse, finger or pen into strokes. One pointer draws at a time; all the
 * places between two frames count, not only the last.
 */
export function usePen({ onMove, onStroke, onCancel }: PenHandlers) {
  const underWay = useRef<StrokeUnderWay>(undefined)

  function addPoints(event: PointerEvent, stroke: StrokeUnderWay) {
    const native = event.nativeEvent
    // Safari before 17.2 and tests have no coalesced events, or answer with none.
    const coalesced = native.getCoalescedEvents?.() ?? []
    for (const each of coalesced.length > 0 ? coalesced : [native]) {
      stroke.points.push(toPoint(each, stroke.bounds))
    }
  }

  return {
    onPointerDown(event: PointerEvent) {
      if (underWay.current !== undefined || event.button !== 0) return
      event.preventDefault()
      const target = event.currentTarget
      target.setPointerCapture(event.pointerId)
      const bounds = target.getBoundingClientRect()
      const points = [toPoint(event.nativeEvent, bounds)]
      underWay.current = { pointerId: event.pointerId, bounds, points }
      onMove(points)
    },
    onPointerMove(event: PointerEvent) {
      const stroke = underWay.current
      if (stroke?.pointerId !== event.pointerId) return
      addPoints(event, stroke)
      onMove(stroke.points)
    },
    onPointerUp(event: PointerEvent) {
      const stroke = underWay.current
      if (stroke?.pointerId !== event.pointerId) return
      underWay.current = undefined
      onStroke(stroke.points)
    },
    onPointerCancel(event: PointerEvent) {
      if (underWay.current?.pointerId !== event.pointerId) return
      underWay.current = undefined
      onCancel()
    },
  }
}

function toPoint(event: globalThis.PointerEvent, bounds: DOMRect): PenPoint {
  return {
    x: ((event.clientX - bounds.left) / bounds.width) * padSide,
    y: ((event.clientY - bounds.top) / bounds.height) * padSide,
    pressure: readPressure(event),
    atMs: event.timeStamp,
  }
}
