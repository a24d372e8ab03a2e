import Button from '@mui/material/Button'
import { openDialog } from '../../../../kit/dialogs/dialog-stack'
import { SettingRow, SettingSection } from '../../../../kit/settings/setting'
import { useUser } from '../../../../session/use-user'

export function ProfileSection() {
  const user = useUser()
  const name = user.kind === 'signed-in' ? `${user.firstName} ${user.lastName}` : ''
  return (
    <SettingSection title="Profile">
      <SettingRow title={name} text="Your name is shown to you, and to nobody else.">
        <Button
          variant="outlined"
          aria-haspopup="dialog"
          onClick={() =>
            openDialog({ type: 'user-profile-edit' }, { source: 'preferences', onlyOne: true })
          }
        >
          Edit your profile
        </Button>
      </SettingRow>
    </SettingSection>
  )
}
