import { createFileRoute } from '@tanstack/react-router'
import { requireStudyProfile } from '../study/profile/require-study-profile'
import { KanjiArea } from './kanji-area'
import { NotFoundPage } from './not-found-page'

export const Route = createFileRoute('/app/_kanji-area')({
  head: () => ({ meta: [{ title: 'Kanji study' }] }),
  beforeLoad: requireStudyProfile,
  component: KanjiArea,
  // Stands where the page would: app bar and navigation stay.
  notFoundComponent: NotFoundPage,
})
