import { statement } from '../../statement'
import type { Queries } from '../../user-db'
import { type consentKinds, consentNumbers } from './billing-numbers'

/** Something that a learner agreed to or declared, and the text that they had before them. */
export interface Consent {
  userId: string
  consentId: string
  kind: (typeof consentKinds)[number]
  textVersion: string
  at: Date
}

const insert = statement(`
  INSERT INTO billing_consent (user_id, consent_id, kind, text_version, given_at)
  VALUES ($1, $2, $3, $4, $5)
  ON CONFLICT (user_id, consent_id) DO NOTHING`)

/** Keeps it for good; what was given once is not overwritten. */
export async function addConsent(
  queries: Queries,
  { userId, consentId, kind, textVersion, at }: Consent,
): Promise<void> {
  const number = consentNumbers.toNumber(kind)
  await queries.run(insert, [userId, consentId, number, textVersion, at])
}
