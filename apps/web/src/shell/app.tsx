import { Outlet } from '@tanstack/react-router'
import { AccountNotices } from '../session/account-security/account-notices'

/** The pages of the product, and above them what the account has to say. */
export function App() {
  return (
    <>
      <AccountNotices />
      <Outlet />
    </>
  )
}
