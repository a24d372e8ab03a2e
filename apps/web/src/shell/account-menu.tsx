import { Themed } from '@kotonoha/ui-kit/themed/themed'
import Divider from '@mui/material/Divider'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import Typography from '@mui/material/Typography'
import { useRouter } from '@tanstack/react-router'
import { showToast } from '../kit/toasts/toast-queue'
import { confirmLeaving } from '../outbox/confirm-leaving'
import { homePath, withReturnPath } from '../session/guards'
import { useSession } from '../session/session-store'
import { signOut } from '../session/sign-out'
import { useUser } from '../session/use-user'

interface AccountMenuProps {
  anchor: HTMLElement
  isOpen: boolean
  onClose: () => void
}

export function AccountMenu({ anchor, isOpen, onClose }: AccountMenuProps) {
  const router = useRouter()
  const user = useUser()
  const session = useSession()

  function go(href: string) {
    onClose()
    void router.navigate({ href })
  }

  /** From an account page one goes home afterwards, not back to it. */
  function goSigningIn(path: string) {
    const { href } = router.state.location
    go(href.startsWith('/account/') ? path : withReturnPath(path, href))
  }

  async function leave() {
    onClose()
    if (!(await confirmLeaving('account-menu'))) return
    // What is on the screen may be the learner's own, and nobody else should be led back to it.
    await router.navigate({ href: homePath })
    const isTold = await signOut('local').catch(() => false)
    if (isTold) showToast('Signed out', 'success')
    else {
      showToast(
        'Signed out on this device. The server could not be told: end the session from another device if somebody else may use this one.',
        'warning',
      )
    }
  }

  return (
    <Themed>
      <Menu
        anchorEl={anchor}
        open={isOpen}
        onClose={onClose}
        slotProps={{ list: { 'aria-label': 'Account' } }}
      >
        {user.kind === 'signed-out'
          ? [
              <MenuItem key="sign-in" onClick={() => goSigningIn('/account/sign-in')}>
                Sign in
              </MenuItem>,
              <MenuItem key="create" onClick={() => goSigningIn('/account/create')}>
                Create an account
              </MenuItem>,
            ]
          : [
              <li key="who" role="none" className="account-menu-name">
                {user.kind === 'signed-in' && (
                  <Typography sx={{ fontWeight: 500 }}>
                    {user.firstName} {user.lastName}
                  </Typography>
                )}
                <Typography variant="body2" color="textSecondary">
                  {session?.email}
                </Typography>
              </li>,
              <Divider key="line" />,
              ...(user.kind === 'profile'
                ? [
                    <MenuItem key="profile" onClick={() => goSigningIn('/account/create-profile')}>
                      Create your profile
                    </MenuItem>,
                  ]
                : [
                    <MenuItem key="lists" onClick={() => go('/app/dict/lists')}>
                      Lists
                    </MenuItem>,
                    <MenuItem key="preferences" onClick={() => go('/app/dict/preferences')}>
                      Preferences
                    </MenuItem>,
                  ]),
              <MenuItem key="sign-out" onClick={() => void leave()}>
                Sign out
              </MenuItem>,
            ]}
      </Menu>
    </Themed>
  )
}
