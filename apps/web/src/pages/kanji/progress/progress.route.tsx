import { createFileRoute } from '@tanstack/react-router'
import { ProgressPage } from './progress-page'

export const Route = createFileRoute('/app/_kanji-area/kanji/progress')({
  head: () => ({ meta: [{ title: 'Progress' }] }),
  component: ProgressPage,
})
