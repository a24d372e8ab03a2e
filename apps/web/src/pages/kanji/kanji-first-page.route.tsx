import { createFileRoute } from '@tanstack/react-router'
import { redirectTo } from '../../kit/url-state/redirect-to'

/** The bare path opens the dashboard. */
export const Route = createFileRoute('/app/_kanji-area/kanji/')({
  beforeLoad: redirectTo('/app/kanji/dashboard'),
})
