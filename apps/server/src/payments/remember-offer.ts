import type { Payments } from '@kotonoha/api/payments/payments'
import type { Offer } from '@kotonoha/contract/site/offer'

/**
 * What can be bought, as far as it is known: no page waits for the payment service. Asks beside
 * that, which the provider does itself once an hour, and keeps what it knew while nobody answers.
 */
export function rememberOffer({
  provider,
  freeLevels,
}: Pick<Payments, 'provider' | 'freeLevels'>): () => Offer | undefined {
  let offer: Offer | undefined
  let isAsking = false
  async function ask(): Promise<void> {
    isAsking = true
    try {
      offer = { freeLevels, ...(await provider.listPrices()) }
    } catch {
      // The provider noted why.
    } finally {
      isAsking = false
    }
  }
  void ask()
  return () => {
    if (!isAsking) void ask()
    return offer
  }
}
