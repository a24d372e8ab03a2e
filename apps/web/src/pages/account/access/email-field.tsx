import { FormField } from '../../../kit/forms/form-parts'
import { rememberDraft, useAccountDraft } from './account-draft'

/** The address of the account: the same one in every form on the way in. */
export function EmailField({ autoFocus = false }: { autoFocus?: boolean }) {
  const email = useAccountDraft((draft) => draft.email)
  return (
    <FormField
      label="E-mail address"
      type="email"
      meaning="email"
      name="email"
      autoComplete="username"
      autoFocus={autoFocus}
      value={email}
      onChange={rememberDraft}
    />
  )
}
