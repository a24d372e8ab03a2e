import { CardMembershipOutlined } from '@kotonoha/ui-kit/icons/card-membership-outlined'
import { DashboardOutlined } from '@kotonoha/ui-kit/icons/dashboard-outlined'
import { EventOutlined } from '@kotonoha/ui-kit/icons/event-outlined'
import { ExtensionOutlined } from '@kotonoha/ui-kit/icons/extension-outlined'
import { InsightsOutlined } from '@kotonoha/ui-kit/icons/insights-outlined'
import { PsychologyOutlined } from '@kotonoha/ui-kit/icons/psychology-outlined'
import { SmartToyOutlined } from '@kotonoha/ui-kit/icons/smart-toy-outlined'
import { TuneOutlined } from '@kotonoha/ui-kit/icons/tune-outlined'
import { useNavigate } from '@tanstack/react-router'
import { useShortcut } from '../kit/keyboard-shortcuts/active-shortcuts'
import type { Shortcut } from '../kit/keyboard-shortcuts/shortcut'
import { findPaymentService } from '../session/installation'
import { NavigationDestination } from './navigation-destination'

const goToCurriculum: Shortcut = { keys: ['g', 'c'], label: 'Curriculum', group: 'Go to' }
const goToComponents: Shortcut = { keys: ['g', 'p'], label: 'Components', group: 'Go to' }

/** The pages of kanji study, in the place where the dictionary has its own. */
export function KanjiNavigation() {
  const navigate = useNavigate()
  useShortcut(goToCurriculum, () => void navigate({ to: '/app/kanji/curriculum' }))
  useShortcut(goToComponents, () => void navigate({ to: '/app/kanji/components' }))
  return (
    <nav className="app-navigation" aria-label="Main">
      <NavigationDestination
        to="/app/kanji/dashboard"
        mark={<DashboardOutlined fontSize="inherit" />}
      >
        Dashboard
      </NavigationDestination>
      <NavigationDestination to="/app/kanji/curriculum" mark="級">
        Curriculum
      </NavigationDestination>
      <NavigationDestination
        to="/app/kanji/components"
        mark={<ExtensionOutlined fontSize="inherit" />}
      >
        Components
      </NavigationDestination>
      <NavigationDestination
        to="/app/kanji/upcoming-reviews"
        mark={<EventOutlined fontSize="inherit" />}
      >
        Upcoming
      </NavigationDestination>
      <NavigationDestination
        to="/app/kanji/progress"
        mark={<InsightsOutlined fontSize="inherit" />}
      >
        Progress
      </NavigationDestination>
      <NavigationDestination
        to="/app/kanji/algorithm"
        mark={<PsychologyOutlined fontSize="inherit" />}
        isRailOnly
      >
        Algorithm
      </NavigationDestination>
      <NavigationDestination
        to="/app/kanji/agent"
        mark={<SmartToyOutlined fontSize="inherit" />}
        isRailOnly
      >
        Assistants
      </NavigationDestination>
      {findPaymentService() !== undefined && (
        <NavigationDestination
          to="/app/kanji/subscription"
          mark={<CardMembershipOutlined fontSize="inherit" />}
          isRailOnly
        >
          Subscription
        </NavigationDestination>
      )}
      <NavigationDestination to="/app/kanji/preferences" mark={<TuneOutlined fontSize="inherit" />}>
        Settings
      </NavigationDestination>
    </nav>
  )
}
