import { createFileRoute } from '@tanstack/react-router'
import { StudyPreferencesPage } from './study-preferences-page'

export const Route = createFileRoute('/app/_kanji-area/kanji/preferences')({
  head: () => ({ meta: [{ title: 'Study preferences' }] }),
  component: StudyPreferencesPage,
})
