import { createFileRoute } from '@tanstack/react-router'
import { redirectTo } from '../../../kit/url-state/redirect-to'

/** The bare path opens the drawing pad: it asks for no knowledge at all. */
export const Route = createFileRoute('/app/dict/kanji-recognize/')({
  beforeLoad: redirectTo('/app/dict/kanji-recognize/handwriting'),
})
