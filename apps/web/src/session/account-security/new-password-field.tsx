import { type FieldProps, PasswordField } from '../../kit/forms/form-parts'
import { getSignInRules } from '../installation'

/** A password that is chosen now; what is asked of it is said before it is refused. */
export function NewPasswordField(props: Omit<FieldProps, 'type'>) {
  const { passwordMinLength } = getSignInRules()
  return (
    <PasswordField
      autoComplete="new-password"
      helperText={`At least ${passwordMinLength} characters, and not only spaces. Long and used nowhere else; a few words in a row are easy to remember.`}
      {...props}
    />
  )
}
