import { createFileRoute } from '@tanstack/react-router'
import { StudyPage } from './study-page'
import { studySearch } from './study-search'

export const Route = createFileRoute('/app/_kanji-area/kanji/study')({
  validateSearch: studySearch,
  head: () => ({ meta: [{ title: 'Study' }] }),
  component: StudyPage,
})
