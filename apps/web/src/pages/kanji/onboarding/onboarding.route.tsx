import { createFileRoute } from '@tanstack/react-router'
import { leaveWhenBegun } from './leave-when-begun'
import { OnboardingPage } from './onboarding-page'
import { onboardingSearch } from './onboarding-search'

export const Route = createFileRoute('/app/kanji/onboarding')({
  validateSearch: onboardingSearch,
  head: () => ({ meta: [{ title: 'Begin kanji study' }] }),
  beforeLoad: leaveWhenBegun,
  component: OnboardingPage,
})
