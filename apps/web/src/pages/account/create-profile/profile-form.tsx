import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../api/api'
import { PlainFailure } from '../../../api/failures/plain-failure'
import { newId } from '../../../api/new-id'
import { isComplete, NameFields, trimName } from '../../../session/profile/name-fields'
import { AccountCard } from '../access/account-card'
import { AccountForm } from '../access/account-form'
import { useEnter } from '../access/use-enter'
import { isProfileExisting } from './is-profile-existing'

export function ProfileForm() {
  const [name, setName] = useState({ firstName: '', lastName: '' })
  // One id for this form: sent twice, because an answer was lost, it is one profile.
  const [mutationId] = useState(newId)
  const createProfile = useMutation(api.core.user.createProfile.mutationOptions())
  const enter = useEnter()
  async function create() {
    if (!isComplete(name)) throw new PlainFailure('Enter both names. A nickname is fine.')
    try {
      await createProfile.mutateAsync({ ...trimName(name), mutationId })
    } catch (error) {
      // Made in another tab meanwhile.
      if (!isProfileExisting(error)) throw error
    }
    await enter()
  }

  return (
    <AccountCard
      title="Create your profile"
      intro="What shall we call you? Only you see it, and you can change it at any time."
    >
      <AccountForm act={create} submitLabel="Continue">
        <NameFields name={name} onChange={setName} />
      </AccountForm>
    </AccountCard>
  )
}
