import { styled, type Theme } from '@mui/material/styles'
import type { ReactNode } from 'react'

type Variant = 'on-surface' | 'component-surface' | 'on-hero' | 'green' | 'yellow' | 'new'

export interface PillBadgeProps {
  /** The first three are named after what the badge lies on. */
  variant?: Variant
  size?: 'small' | 'medium'
  children: ReactNode
}

const heightPx = { small: 16, medium: 18 }

function toColours(theme: Theme, variant: Variant) {
  const { surface, accent, background, text } = (theme.vars ?? theme).palette
  switch (variant) {
    case 'on-surface':
      return { backgroundColor: surface.component, color: text.primary }
    case 'component-surface':
      return { backgroundColor: background.paper, color: text.primary }
    case 'on-hero':
      return { backgroundColor: surface.onHero, color: surface.hero }
    case 'green':
      return { backgroundColor: accent.green, color: accent.onGreen }
    case 'yellow':
      return { backgroundColor: accent.yellow, color: accent.onYellow }
    case 'new':
      return { backgroundColor: accent.purple, color: accent.onPurple }
  }
}

const Pill = styled('span', {
  shouldForwardProp: (prop) => prop !== 'variant' && prop !== 'size',
})<{ variant: Variant; size: 'small' | 'medium' }>(({ theme, variant, size }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  // Grows with the reader's own letter size, where it is larger than ours.
  minHeight: heightPx[size],
  lineHeight: 1,
  padding: size === 'small' ? '0 6px' : '0 8px',
  borderRadius: '999px',
  fontSize: theme.typography.pxToRem(size === 'small' ? 11 : 12),
  fontWeight: 500,
  whiteSpace: 'nowrap',
  ...toColours(theme, variant),
}))

/** A short mark beside a thing: a level, "common", "new". */
export function PillBadge({ variant = 'on-surface', size = 'medium', children }: PillBadgeProps) {
  return (
    <Pill variant={variant} size={size}>
      {children}
    </Pill>
  )
}
