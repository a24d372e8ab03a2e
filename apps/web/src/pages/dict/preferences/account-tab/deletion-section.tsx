import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../../api/api'
import { newId } from '../../../../api/new-id'
import { confirmAction } from '../../../../kit/confirm-action/confirm-action'
import { toDay } from '../../../../kit/moments/day'
import { SettingSection } from '../../../../kit/settings/setting'
import { showToast } from '../../../../kit/toasts/toast-queue'
import { requestDeletion } from '../../../../session/account-security/account-deletion'
import { KeepAccountButton } from '../../../../session/account-security/keep-account-button'
import { reauthenticate } from '../../../../session/account-security/reauthenticate'

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
        text={`Your account will be deleted on ${toDay(dueAt)}, with your lists, notes and preferences. Until then everything works as before, lists that you share can still be read by their links, and you can keep it all.`}
      >
        <KeepAccountButton />
      </SettingSection>
    )
  }
  return (
    <SettingSection
      title="Delete my account"
      isDangerous
      text="Deletes the account with your lists, notes, preferences and shared links, 14 days after you ask for it. Until then you can keep it after all, and lists that you share can still be read by their links: withdraw a link to end that at once. Export your data first if you may want it."
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
      text: 'In 14 days your account is deleted with everything in it: lists, notes, preferences, shared links. A mail tells you the day. Until then you can keep it by one click, and lists that you share can still be read by their links.',
      verb: 'Delete my account',
      isDangerous: true,
      act: () => requestDeletion(mutationId),
    },
    source,
  )
  if (isDone) showToast('Your account will be deleted in 14 days')
}
