import { api } from '../../../api/api'

/** Development builds see the notes to whoever runs the installation. */
export const termsQuery = api.core.legal.getTermsOfService.queryOptions({
  development: import.meta.env.DEV,
})
