import { createFileRoute } from '@tanstack/react-router'
import { ProgressTab } from './progress-tab'

export const Route = createFileRoute('/app/_kanji-area/kanji/preferences/progress')({
  head: () => ({ meta: [{ title: 'Progress' }] }),
  component: ProgressTab,
  staticData: { isTab: true },
})
