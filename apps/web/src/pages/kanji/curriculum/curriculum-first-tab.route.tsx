import { createFileRoute } from '@tanstack/react-router'
import { redirectTo } from '../../../kit/url-state/redirect-to'

/** The bare path opens the kanji, keeping the filters. */
export const Route = createFileRoute('/app/_kanji-area/kanji/curriculum/')({
  beforeLoad: redirectTo('/app/kanji/curriculum/kanji'),
})
