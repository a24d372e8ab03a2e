import { FormField } from '../../kit/forms/form-parts'

export interface PersonName {
  firstName: string
  lastName: string
}

/** As many characters as the server takes for a name (contract, core/user/profile). */
const maxNameLength = 80

interface NameFieldsProps {
  name: PersonName
  onChange: (name: PersonName) => void
}

/** The two names of a learner. */
export function NameFields({ name, onChange }: NameFieldsProps) {
  return (
    <>
      <FormField
        label="First name"
        name="given-name"
        autoComplete="given-name"
        autoFocus
        value={name.firstName}
        onChange={(typed) => onChange({ ...name, firstName: typed.slice(0, maxNameLength) })}
      />
      <FormField
        label="Last name"
        name="family-name"
        autoComplete="family-name"
        value={name.lastName}
        onChange={(typed) => onChange({ ...name, lastName: typed.slice(0, maxNameLength) })}
      />
    </>
  )
}

/** As it is kept: without what was typed around it. */
export function trimName({ firstName, lastName }: PersonName): PersonName {
  return { firstName: firstName.trim(), lastName: lastName.trim() }
}

export function isComplete({ firstName, lastName }: PersonName): boolean {
  return firstName.trim() !== '' && lastName.trim() !== ''
}
