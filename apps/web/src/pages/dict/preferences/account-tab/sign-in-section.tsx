import Button from '@mui/material/Button'
import type { User } from '@supabase/auth-js'
import { openDialog } from '../../../../kit/dialogs/dialog-stack'
import { SettingRow, SettingSection } from '../../../../kit/settings/setting'
import { reauthenticate } from '../../../../session/account-security/reauthenticate'

const source = 'preferences'

/** The address and the password. */
export function SignInSection({ user }: { user: User }) {
  const newEmail = user.new_email

  async function changeEmail() {
    // The codes alone finish what was begun; only beginning asks who is there.
    const mayGoOn =
      newEmail || (await reauthenticate('Your e-mail address is about to change.', source))
    if (mayGoOn) openDialog({ type: 'update-email' }, { source, onlyOne: true })
  }

  async function changePassword() {
    if (await reauthenticate('Your password is about to change.', source)) {
      openDialog({ type: 'update-password' }, { source, onlyOne: true })
    }
  }

  return (
    <SettingSection title="Sign-in">
      <SettingRow
        title={user.email}
        text={
          newEmail
            ? `Waiting for the codes that were mailed to this address and to ${newEmail}.`
            : 'You sign in with this address, and mails go to it.'
        }
      >
        <Button variant="outlined" aria-haspopup="dialog" onClick={() => void changeEmail()}>
          {newEmail ? 'Enter the codes' : 'Change e-mail address'}
        </Button>
      </SettingRow>
      <SettingRow title="Password" text="Changing it signs every other device out.">
        <Button variant="outlined" aria-haspopup="dialog" onClick={() => void changePassword()}>
          Change password
        </Button>
      </SettingRow>
    </SettingSection>
  )
}
