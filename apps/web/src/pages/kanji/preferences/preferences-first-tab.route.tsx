import { createFileRoute } from '@tanstack/react-router'
import { redirectTo } from '../../../kit/url-state/redirect-to'

/** The bare path opens the first tab. */
export const Route = createFileRoute('/app/_kanji-area/kanji/preferences/')({
  beforeLoad: redirectTo('/app/kanji/preferences/general'),
})
