import { createFileRoute } from '@tanstack/react-router'
import { requireSignIn } from '../../../session/guards'
import { CheckoutPage } from './checkout-page'
import { checkoutSearch } from './checkout-search'

export const Route = createFileRoute('/app/payments/checkout')({
  validateSearch: checkoutSearch,
  head: () => ({ meta: [{ title: 'Checkout' }] }),
  beforeLoad: requireSignIn,
  component: CheckoutPage,
})
