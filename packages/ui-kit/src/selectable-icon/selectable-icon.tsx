import Check from '@mui/icons-material/Check'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import type { ReactNode } from 'react'

export interface SelectableIconProps {
  label: string
  icon: ReactNode
  isSelected: boolean
  onSelect: () => void
}

const circlePx = 48

/** One of a few choices, as a circle with its name below. */
export function SelectableIcon({ label, icon, isSelected, onSelect }: SelectableIconProps) {
  return (
    <ButtonBase
      onClick={onSelect}
      aria-pressed={isSelected}
      sx={{ flexDirection: 'column', gap: 0.5, p: 0.5, borderRadius: 1, minWidth: 64 }}
    >
      <Box
        sx={{
          position: 'relative',
          width: circlePx,
          height: circlePx,
          boxSizing: 'border-box',
          display: 'grid',
          placeItems: 'center',
          borderRadius: '50%',
          border: 2,
          borderColor: isSelected ? 'primary.main' : 'divider',
          color: isSelected ? 'primary.main' : 'text.secondary',
        }}
      >
        {icon}
        {isSelected && (
          <Check
            data-testid="selected-mark"
            sx={{
              position: 'absolute',
              right: -6,
              bottom: -4,
              fontSize: 18,
              borderRadius: '50%',
              bgcolor: 'primary.main',
              color: 'primary.contrastText',
            }}
          />
        )}
      </Box>
      <Box
        component="span"
        sx={{ typography: 'caption', ...(isSelected && { fontWeight: 'fontWeightBold' }) }}
      >
        {label}
      </Box>
    </ButtonBase>
  )
}
