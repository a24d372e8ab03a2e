import { createFileRoute } from '@tanstack/react-router'
import { StudyTab } from './study-tab'

export const Route = createFileRoute('/app/_kanji-area/kanji/preferences/study')({
  head: () => ({ meta: [{ title: 'Study' }] }),
  component: StudyTab,
  staticData: { isTab: true },
})
