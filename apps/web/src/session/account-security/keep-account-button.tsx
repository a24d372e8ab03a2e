import Button from '@mui/material/Button'
import { useState } from 'react'
import { newId } from '../../api/new-id'
import { FormFailure } from '../../kit/forms/form-parts'
import { useSubmission } from '../../kit/forms/use-submission'
import { showToast } from '../../kit/toasts/toast-queue'
import { cancelDeletion } from './account-deletion'

/** Takes the deletion back. */
export function KeepAccountButton() {
  const [mutationId] = useState(newId)
  const { isPending, failure, submit } = useSubmission(async () => {
    await cancelDeletion(mutationId)
    showToast('Your account stays', 'success')
  })
  return (
    <>
      <Button
        variant="contained"
        sx={{ my: 1, flexShrink: 0 }}
        loading={isPending}
        onClick={() => submit()}
      >
        Keep my account
      </Button>
      <FormFailure text={failure} />
    </>
  )
}
