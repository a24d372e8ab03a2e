import { createFileRoute } from '@tanstack/react-router'
import { accountSearch } from '../../../features/account-access/account-search'
import { requireSignedOut } from '../../../features/session/guards'
import { SignInPage } from './sign-in-page'

export const Route = createFileRoute('/_framed/account/sign-in')({
  validateSearch: accountSearch,
  beforeLoad: ({ search }) => requireSignedOut(search.returnTo),
  head: () => ({ meta: [{ title: 'Sign in' }] }),
  component: SignInPage,
})
