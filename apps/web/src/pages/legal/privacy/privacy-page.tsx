import { useSuspenseQuery } from '@tanstack/react-query'
import { LegalText } from '../../../features/legal-text/legal-text'
import { privacyQuery } from './privacy-query'

export function PrivacyPage() {
  const { data } = useSuspenseQuery(privacyQuery)
  return <LegalText {...data} />
}
