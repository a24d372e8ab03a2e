import { useSuspenseQuery } from '@tanstack/react-query'
import { LegalText } from '../legal-text/legal-text'
import { termsQuery } from './terms-query'

export function TermsPage() {
  const { data } = useSuspenseQuery(termsQuery)
  return <LegalText {...data} />
}
