import { createFileRoute } from '@tanstack/react-router'
import { StructureTab } from './structure-tab'

export const Route = createFileRoute('/app/dict/kanji/$id/structure')({
  head: () => ({ meta: [{ title: 'Structure' }] }),
  staticData: { isTab: true },
  component: StructureTab,
})
