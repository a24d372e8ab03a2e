import { IconButton } from '@kotonoha/ui-kit/icon-button/icon-button'
import { AccountCircleOutlined } from '@kotonoha/ui-kit/icons/account-circle-outlined'
import { ShortcutTooltip } from '@kotonoha/ui-kit/tooltip/shortcut-tooltip'
import { Suspense, useState } from 'react'
import { lazyBeside } from '../kit/late-component/lazy-beside'
import { hasAccounts } from '../session/installation'
import { useUser } from '../session/use-user'

// As the theme's menu: bytes that the first page does not need.
const AccountMenu = lazyBeside(async () => (await import('./account-menu')).AccountMenu)

/** Who is signed in, and the way in and out; nothing where there are no accounts. */
export function AccountSwitch() {
  const user = useUser()
  const [anchor, setAnchor] = useState<HTMLElement>()
  const [isOpen, setIsOpen] = useState(false)
  if (!hasAccounts()) return null
  const initials = user.kind === 'signed-in' ? toInitials(user) : undefined
  return (
    <>
      <ShortcutTooltip title="Account">
        <IconButton
          color="inherit"
          aria-label={
            user.kind === 'signed-in'
              ? `Account of ${user.firstName} ${user.lastName}`
              : 'Account: not signed in'
          }
          aria-haspopup="menu"
          aria-expanded={isOpen}
          onClick={(event) => {
            setAnchor(event.currentTarget)
            setIsOpen(true)
          }}
        >
          {initials === undefined ? (
            <AccountCircleOutlined />
          ) : (
            <span className="account-initials" aria-hidden="true">
              {initials}
            </span>
          )}
        </IconButton>
      </ShortcutTooltip>
      {anchor !== undefined && (
        <Suspense fallback={null}>
          <AccountMenu anchor={anchor} isOpen={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

/** The first characters, not code units: a name may begin with a rare kanji. */
function toInitials({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return [firstName, lastName].map((name) => [...name][0] ?? '').join('')
}
