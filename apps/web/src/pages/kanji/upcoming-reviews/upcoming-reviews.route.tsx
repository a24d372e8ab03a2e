import { createFileRoute } from '@tanstack/react-router'
import { UpcomingReviewsPage } from './upcoming-reviews-page'
import { upcomingSearch } from './upcoming-search'

export const Route = createFileRoute('/app/_kanji-area/kanji/upcoming-reviews')({
  validateSearch: upcomingSearch,
  head: () => ({ meta: [{ title: 'Upcoming reviews' }] }),
  component: UpcomingReviewsPage,
})
