import { IconButton } from '@kotonoha/ui-kit/icon-button/icon-button'
import { MoreVert } from '@kotonoha/ui-kit/icons/more-vert'
import { Themed } from '@kotonoha/ui-kit/themed/themed'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import { flushSync } from 'react-dom'

export interface MenuAction {
  label: string
  handle: () => void
  isDisabled?: boolean
}

/** What can be done with one row, behind three dots. */
export function ActionMenu({ label, actions }: { label: string; actions: readonly MenuAction[] }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <IconButton
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreVert fontSize="small" />
      </IconButton>
      <Themed>
        <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
          {actions.map(({ label: text, handle, isDisabled = false }) => (
            <MenuItem
              key={text}
              disabled={isDisabled}
              onClick={() => {
                // A menu gives the focus back as it closes; a field that opens takes it after that.
                flushSync(() => setAnchor(null))
                handle()
              }}
            >
              {text}
            </MenuItem>
          ))}
        </Menu>
      </Themed>
    </>
  )
}
