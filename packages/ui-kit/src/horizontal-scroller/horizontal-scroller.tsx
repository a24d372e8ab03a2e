import ChevronLeft from '@mui/icons-material/ChevronLeft'
import ChevronRight from '@mui/icons-material/ChevronRight'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'

export interface HorizontalScrollerProps {
  /** Names the row to screen readers. */
  label: string
  children: ReactNode
}

/** A press scrolls by most of what is visible, so that the last item seen stays in sight. */
const scrolledShare = 0.8

/** One row that scrolls sideways; an arrow on a side shows while there is more there. */
export function HorizontalScroller({ label, children }: HorizontalScrollerProps) {
  const row = useRef<HTMLDivElement>(null)
  const [hidden, setHidden] = useState({ left: false, right: false })

  const measure = useCallback(() => {
    const element = row.current
    if (element === null) return
    const left = element.scrollLeft > 1
    const right = element.scrollLeft + element.clientWidth < element.scrollWidth - 1
    setHidden((previous) =>
      previous.left === left && previous.right === right ? previous : { left, right },
    )
  }, [])

  useEffect(() => {
    const element = row.current
    if (element === null) return
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    for (const child of element.children) observer.observe(child)
    return () => observer.disconnect()
  }, [measure])

  function scrollBy(direction: 1 | -1) {
    const element = row.current
    if (element === null) return
    const isMotionReduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    element.scrollBy({
      left: direction * element.clientWidth * scrolledShare,
      behavior: isMotionReduced ? 'auto' : 'smooth',
    })
  }

  return (
    <Box sx={{ position: 'relative' }}>
      <Box
        ref={row}
        component="section"
        aria-label={label}
        // What overflows must be reachable by keyboard (arrow keys) when nothing in it is.
        tabIndex={0}
        onScroll={measure}
        sx={{
          display: 'flex',
          gap: 1,
          overflowX: 'auto',
          scrollbarWidth: 'none',
          overscrollBehaviorX: 'contain',
          '&::-webkit-scrollbar': { display: 'none' },
          '& > *': { flexShrink: 0 },
        }}
      >
        {children}
      </Box>
      {hidden.left && <Arrow side="left" onClick={() => scrollBy(-1)} />}
      {hidden.right && <Arrow side="right" onClick={() => scrollBy(1)} />}
    </Box>
  )
}

function Arrow({ side, onClick }: { side: 'left' | 'right'; onClick: () => void }) {
  return (
    <IconButton
      size="small"
      aria-label={`Scroll ${side}`}
      onClick={onClick}
      sx={{
        position: 'absolute',
        [side]: 0,
        top: '50%',
        transform: 'translateY(-50%)',
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        '&:hover': { bgcolor: 'surface.component' },
      }}
    >
      {side === 'left' ? <ChevronLeft fontSize="small" /> : <ChevronRight fontSize="small" />}
    </IconButton>
  )
}
