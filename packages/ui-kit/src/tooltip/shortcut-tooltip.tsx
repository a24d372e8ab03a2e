import { cloneElement, type DOMAttributes, lazy, type ReactElement, Suspense } from 'react'
import { useTooltipTrigger } from './use-tooltip-trigger'

// The positioning is a tenth of all code a first page needs, and no tooltip is open on it.
const TooltipBubble = lazy(async () => ({
  default: (await import('./tooltip-bubble')).TooltipBubble,
}))

export interface ShortcutTooltipProps {
  title: string
  /** The keys that do the same, in the order they are pressed: shown as "g then k". */
  shortcut?: readonly string[]
  /**
   * One element that takes pointer and focus. It must carry its own accessible name: the tooltip
   * is for eyes and says nothing more.
   */
  children: ReactElement<DOMAttributes<Element>>
}

/** Explains a control while the pointer or the keyboard focus is on it. */
export function ShortcutTooltip({ title, shortcut, children }: ShortcutTooltipProps) {
  const { anchor, triggerProps, bubbleProps } = useTooltipTrigger()
  return (
    <>
      {cloneElement(children, withBoth(children.props, triggerProps))}
      {anchor !== undefined && (
        <Suspense fallback={null}>
          <TooltipBubble
            {...bubbleProps}
            anchor={anchor}
            title={title}
            {...(shortcut !== undefined && { shortcut })}
          />
        </Suspense>
      )}
    </>
  )
}

/** The element's own handlers stay, ours come after them. */
function withBoth(
  own: DOMAttributes<Element>,
  added: ReturnType<typeof useTooltipTrigger>['triggerProps'],
): DOMAttributes<Element> {
  return {
    onPointerEnter: (event) => {
      own.onPointerEnter?.(event)
      added.onPointerEnter(event)
    },
    onPointerLeave: (event) => {
      own.onPointerLeave?.(event)
      added.onPointerLeave(event)
    },
    onPointerDown: (event) => {
      own.onPointerDown?.(event)
      added.onPointerDown(event)
    },
    onFocus: (event) => {
      own.onFocus?.(event)
      added.onFocus(event)
    },
    onBlur: (event) => {
      own.onBlur?.(event)
      added.onBlur()
    },
  }
}
