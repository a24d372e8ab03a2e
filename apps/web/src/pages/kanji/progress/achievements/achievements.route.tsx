import { createFileRoute } from '@tanstack/react-router'
import { AchievementsTab } from './achievements-tab'

export const Route = createFileRoute('/app/_kanji-area/kanji/progress/achievements')({
  head: () => ({ meta: [{ title: 'Achievements' }] }),
  component: AchievementsTab,
  staticData: { isTab: true },
})
