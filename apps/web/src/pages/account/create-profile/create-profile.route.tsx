import { createFileRoute } from '@tanstack/react-router'
import { accountSearch } from '../../../features/account-access/account-search'
import { leaveWhenSignedIn } from '../../../features/session/guards'
import { CreateProfilePage } from './create-profile-page'

export const Route = createFileRoute('/_framed/account/create-profile')({
  validateSearch: accountSearch,
  beforeLoad: ({ search }) => leaveWhenSignedIn(search.returnTo),
  head: () => ({ meta: [{ title: 'Create your profile' }] }),
  component: CreateProfilePage,
})
