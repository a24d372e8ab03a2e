import { api } from '../../../api/api'

/** Development builds see the notes to whoever runs the installation. */
export const privacyQuery = api.core.legal.getPrivacyPolicy.queryOptions({
  development: import.meta.env.DEV,
})
