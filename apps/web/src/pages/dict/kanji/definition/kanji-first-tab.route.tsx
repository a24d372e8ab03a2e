import { createFileRoute } from '@tanstack/react-router'
import { redirectTo } from '../../../../kit/url-state/redirect-to'

/** The bare path opens the first tab. */
export const Route = createFileRoute('/app/dict/kanji/$id/')({
  beforeLoad: redirectTo('/app/dict/kanji/$id/words'),
})
