import { createFileRoute } from '@tanstack/react-router'
import { requireSignedOut } from '../../../session/guards'
import { accountSearch } from '../access/account-search'
import { SignInPage } from './sign-in-page'

export const Route = createFileRoute('/_framed/account/sign-in')({
  validateSearch: accountSearch,
  beforeLoad: ({ search }) => requireSignedOut(search.returnTo),
  head: () => ({ meta: [{ title: 'Sign in' }] }),
  component: SignInPage,
})
