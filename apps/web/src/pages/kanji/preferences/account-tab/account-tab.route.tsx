import { createFileRoute } from '@tanstack/react-router'
import { AccountTab } from './account-tab'

export const Route = createFileRoute('/app/_kanji-area/kanji/preferences/account')({
  head: () => ({ meta: [{ title: 'Account' }] }),
  component: AccountTab,
  staticData: { isTab: true },
})
