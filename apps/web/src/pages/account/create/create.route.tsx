import { createFileRoute } from '@tanstack/react-router'
import { requireSignedOut } from '../../../session/guards'
import { accountSearch } from '../access/account-search'
import { CreatePage } from './create-page'

export const Route = createFileRoute('/_framed/account/create')({
  validateSearch: accountSearch,
  beforeLoad: ({ search }) => requireSignedOut(search.returnTo),
  head: () => ({ meta: [{ title: 'Create an account' }] }),
  component: CreatePage,
})
