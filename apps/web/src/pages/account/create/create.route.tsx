import { createFileRoute } from '@tanstack/react-router'
import { accountSearch } from '../../../features/account-access/account-search'
import { requireSignedOut } from '../../../features/session/guards'
import { CreatePage } from './create-page'

export const Route = createFileRoute('/_framed/account/create')({
  validateSearch: accountSearch,
  beforeLoad: ({ search }) => requireSignedOut(search.returnTo),
  head: () => ({ meta: [{ title: 'Create an account' }] }),
  component: CreatePage,
})
