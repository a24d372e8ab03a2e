import { createFileRoute } from '@tanstack/react-router'
import { requireSignIn } from '../../../session/guards'
import { PreferencesPage } from './preferences-page'

export const Route = createFileRoute('/app/dict/preferences')({
  head: () => ({ meta: [{ title: 'Preferences' }] }),
  beforeLoad: requireSignIn,
  component: PreferencesPage,
})
