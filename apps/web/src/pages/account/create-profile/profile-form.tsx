import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../api/api'
import { newId } from '../../../api/new-id'
import { AccountCard } from '../../../features/account-access/account-card'
import { PlainFailure } from '../../../features/account-access/describe-access-failure'
import { useAccessForm } from '../../../features/account-access/use-access-form'
import { useEnter } from '../../../features/account-access/use-enter'
import { FormFailure, FormField, SubmitButton } from '../../../features/account-security/form-parts'
import { isProfileExisting } from './is-profile-existing'

/** As long as the server takes (contract, core/user/profile). */
const maxNameLength = 80

export function ProfileForm() {
  const [firstName, setFirstName] = useState('')
  const [lastName, setLastName] = useState('')
  // One id for this form: sent twice, because an answer was lost, it is one profile.
  const [mutationId] = useState(newId)
  const createProfile = useMutation(api.core.user.createProfile.mutationOptions())
  const enter = useEnter()
  const { isPending, failure, handleSubmit } = useAccessForm(async () => {
    const profile = { firstName: firstName.trim(), lastName: lastName.trim() }
    if (profile.firstName === '' || profile.lastName === '') {
      throw new PlainFailure('Enter both names. A nickname is fine.')
    }
    try {
      await createProfile.mutateAsync({ ...profile, mutationId })
    } catch (error) {
      // Made in another tab meanwhile.
      if (!isProfileExisting(error)) throw error
    }
    await enter()
  })
  const limit = { htmlInput: { maxLength: maxNameLength }, inputLabel: { required: false } }

  return (
    <AccountCard
      title="Create your profile"
      intro="What shall we call you? Only you see it, and you can change it at any time."
    >
      <form className="account-form" noValidate onSubmit={handleSubmit}>
        <FormFailure text={failure} />
        <FormField
          label="First name"
          name="given-name"
          autoComplete="given-name"
          autoFocus
          value={firstName}
          onChange={setFirstName}
          slotProps={limit}
        />
        <FormField
          label="Last name"
          name="family-name"
          autoComplete="family-name"
          value={lastName}
          onChange={setLastName}
          slotProps={limit}
        />
        <SubmitButton isPending={isPending}>Continue</SubmitButton>
      </form>
    </AccountCard>
  )
}
