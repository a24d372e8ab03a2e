import { Outlet } from '@tanstack/react-router'
import { AccountNotices } from '../features/account-security/account-notices'
import { AppFrame } from './app-frame'

/** The pages of the product, in their frame. */
export function App() {
  return (
    <AppFrame>
      <AccountNotices />
      <Outlet />
    </AppFrame>
  )
}
