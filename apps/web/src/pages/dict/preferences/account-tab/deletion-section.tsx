import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../../api/api'
import { newId } from '../../../../api/new-id'
import { requestDeletion } from '../../../../features/account-security/account-deletion'
import { KeepAccountButton } from '../../../../features/account-security/keep-account-button'
import { reauthenticate } from '../../../../features/account-security/reauthenticate'
import { confirmAction } from '../../../../features/confirm-action/confirm-action'
import { SettingSection } from '../../../../features/settings/setting'
import { showToast } from '../../../../features/toasts/toast-queue'
import { toDay } from '../day'

const source = 'preferences'

/** The end of the account, and the way back while there is one. */
export function DeletionSection() {
  const { data: me } = useQuery(api.core.user.getMe.queryOptions())
  const dueAt = me?.deletionDueAt
  if (dueAt) {
    return (
      <SettingSection
        title="Delete my account"
        isDangerous
        text={`Your account will be deleted on ${toDay(dueAt)}, with your lists, notes and preferences. Until then everything works as before and you can keep it.`}
      >
        <KeepAccountButton />
      </SettingSection>
    )
  }
  return (
    <SettingSection
      title="Delete my account"
      isDangerous
      text="Deletes the account with your lists, notes, preferences and shared links, 14 days after you ask for it. Until then you can keep it after all. Export your data first if you may want it."
    >
      <Button
        color="error"
        variant="outlined"
        sx={{ mt: 1.5 }}
        onClick={() => void deleteAccount()}
      >
        Delete my account
      </Button>
    </SettingSection>
  )
}

async function deleteAccount(): Promise<void> {
  if (!(await reauthenticate('Your account is about to be deleted.', source))) return
  const mutationId = newId()
  const isDone = await confirmAction(
    {
      title: 'Delete your account?',
      text: 'In 14 days your account is deleted with everything in it: lists, notes, preferences, shared links. A mail tells you the day. Until then you can keep it by one click.',
      verb: 'Delete my account',
      isDangerous: true,
      act: () => requestDeletion(mutationId),
    },
    source,
  )
  if (isDone) showToast('Your account will be deleted in 14 days')
}
