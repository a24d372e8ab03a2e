import { createFileRoute } from '@tanstack/react-router'
import { GeneralTab } from './general-tab'

export const Route = createFileRoute('/app/_kanji-area/kanji/preferences/general')({
  head: () => ({ meta: [{ title: 'General' }] }),
  component: GeneralTab,
  staticData: { isTab: true },
})
