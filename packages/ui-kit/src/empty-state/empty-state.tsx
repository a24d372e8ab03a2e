import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

export interface EmptyStateProps {
  /** Drawn to fill the square it is given, whose side is 80 px (small) or 120 px (normal). */
  image: ReactNode
  text: ReactNode
  /** The one thing that fills it. */
  button?: ReactNode
  size?: 'small' | 'normal'
}

const imagePx = { small: 80, normal: 120 }

/** Says what would be here and offers the one action that brings it. */
export function EmptyState({ image, text, button, size = 'normal' }: EmptyStateProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        gap: size === 'small' ? 1 : 2,
        py: size === 'small' ? 2 : 4,
        px: 2,
        textAlign: 'center',
      }}
    >
      <Box
        aria-hidden="true"
        sx={{
          width: imagePx[size],
          height: imagePx[size],
          color: 'text.secondary',
          '& > *': { width: '100%', height: '100%' },
        }}
      >
        {image}
      </Box>
      <Typography
        component="div"
        variant={size === 'small' ? 'body2' : 'body1'}
        color="textSecondary"
      >
        {text}
      </Typography>
      {button}
    </Box>
  )
}
