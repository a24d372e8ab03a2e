import { createFileRoute } from '@tanstack/react-router'
import { requireSignIn } from '../../../session/guards'
import { SubscriptionPage } from './subscription-page'
import { subscriptionSearch } from './subscription-search'

export const Route = createFileRoute('/app/kanji/subscription')({
  validateSearch: subscriptionSearch,
  head: () => ({ meta: [{ title: 'Subscription' }] }),
  beforeLoad: requireSignIn,
  component: SubscriptionPage,
})
