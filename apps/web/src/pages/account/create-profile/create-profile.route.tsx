import { createFileRoute } from '@tanstack/react-router'
import { leaveWhenSignedIn } from '../../../session/guards'
import { accountSearch } from '../access/account-search'
import { CreateProfilePage } from './create-profile-page'

export const Route = createFileRoute('/_framed/account/create-profile')({
  validateSearch: accountSearch,
  beforeLoad: ({ search }) => leaveWhenSignedIn(search.returnTo),
  head: () => ({ meta: [{ title: 'Create your profile' }] }),
  component: CreateProfilePage,
})
