import { createFileRoute } from '@tanstack/react-router'
import { AccountTab } from './account-tab'

export const Route = createFileRoute('/app/dict/preferences/account')({
  head: () => ({ meta: [{ title: 'Account' }] }),
  component: AccountTab,
  staticData: { isTab: true },
})
