import {
  type FocusEvent,
  type PointerEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'

/** How long the pointer rests, a finger presses, and the text stays after the finger has left. */
const openDelayMs = 100
const touchPressDelayMs = 700
const touchLeaveDelayMs = 1500

/** Long enough to move the pointer from the thing to its tooltip. */
const leaveDelayMs = 120

/** When a tooltip opens and closes: pointer, keyboard focus, long press, Esc. */
export function useTooltipTrigger() {
  const [anchor, setAnchor] = useState<Element>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  function openAfter(element: Element, delayMs: number) {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setAnchor(element), delayMs)
  }
  function closeAfter(delayMs: number) {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setAnchor(undefined), delayMs)
  }

  useEffect(() => () => clearTimeout(timer.current), [])

  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') closeAfter(0)
  })
  useEffect(() => {
    if (anchor === undefined) return
    document.addEventListener('keydown', handleKeyDown)
    return () => document.removeEventListener('keydown', handleKeyDown)
  }, [anchor])

  return {
    /** What the tooltip is for, while it is open. */
    anchor,
    triggerProps: {
      onPointerEnter: (event: PointerEvent) => {
        if (event.pointerType !== 'touch') openAfter(event.currentTarget, openDelayMs)
      },
      onPointerLeave: (event: PointerEvent) => {
        closeAfter(event.pointerType === 'touch' ? touchLeaveDelayMs : leaveDelayMs)
      },
      onPointerDown: (event: PointerEvent) => {
        // A press does what the control is for; only a long touch asks what that is.
        if (event.pointerType === 'touch') openAfter(event.currentTarget, touchPressDelayMs)
        else closeAfter(0)
      },
      onFocus: (event: FocusEvent) => {
        if (event.currentTarget.matches(':focus-visible')) {
          openAfter(event.currentTarget, openDelayMs)
        }
      },
      onBlur: () => closeAfter(0),
    },
    bubbleProps: {
      onPointerEnter: () => clearTimeout(timer.current),
      onPointerLeave: () => closeAfter(leaveDelayMs),
    },
  }
}
