import { IconButton } from '@kotonoha/ui-kit/icon-button/icon-button'
import { MoreVert } from '@kotonoha/ui-kit/icons/more-vert'
import { Themed } from '@kotonoha/ui-kit/themed/themed'
import ListItemText from '@mui/material/ListItemText'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import { useIsOnline } from '../api/use-is-online'
import { type ChangedItem, setSuspended, startOver } from './change-item'

interface ItemMenuProps {
  item: ChangedItem
  isSuspended: boolean
}

/** What helps with an item that is learnt but does not stay, or need not be asked: behind dots. */
export function ItemMenu({ item, isSuspended }: ItemMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [isPending, setIsPending] = useState(false)
  const isOnline = useIsOnline()
  const choices = [
    isSuspended
      ? {
          label: 'Ask this again',
          effect: 'Its reviews go on where they stopped.',
          handle: () => setSuspended(item, false),
        }
      : {
          label: 'Stop asking this',
          effect: 'No reviews until you ask for them again.',
          handle: () => setSuspended(item, true),
        },
    {
      label: 'Start over',
      effect: 'As if it had not been learnt: its lesson comes again.',
      handle: () => startOver(item),
    },
  ]

  async function handleChoice(handle: () => Promise<void>) {
    setAnchor(null)
    setIsPending(true)
    await handle()
    setIsPending(false)
  }

  return (
    <>
      <IconButton
        aria-label={`Reviews of ${item.name}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-busy={isPending}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreVert fontSize="small" />
      </IconButton>
      <Themed>
        <Menu
          anchorEl={anchor}
          open={anchor !== null}
          onClose={() => setAnchor(null)}
          // Why it cannot be chosen is read out too.
          slotProps={{ list: { disabledItemsFocusable: true } }}
        >
          {choices.map(({ label, effect, handle }) => (
            <MenuItem
              key={label}
              disabled={!isOnline || isPending}
              onClick={() => void handleChoice(handle)}
            >
              <ListItemText
                primary={label}
                secondary={isOnline ? effect : 'Needs the network.'}
                slotProps={{ secondary: { sx: { textWrap: 'wrap' } } }}
              />
            </MenuItem>
          ))}
        </Menu>
      </Themed>
    </>
  )
}
