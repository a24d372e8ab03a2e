import { ownDataPath } from '@kotonoha/contract/core/user/own-data-path'
import Button from '@mui/material/Button'
import { FormFailure } from '../../kit/forms/form-parts'
import { useSubmission } from '../../kit/forms/use-submission'
import { saveFile } from '../../kit/save-file/save-file'
import { SettingSection } from '../../kit/settings/setting'
import { showToast } from '../../kit/toasts/toast-queue'
import { reauthenticate } from '../account-security/reauthenticate'
import { fetchDownload } from './fetch-download'

const source = 'preferences'

/** Everything that the account holds, to take away. */
export function OwnDataSection() {
  const { isPending, failure, submit } = useSubmission(async () => {
    // Whoever finds a device open must not carry everything away.
    if (!(await reauthenticate('Everything of your account is about to be downloaded.', source))) {
      return
    }
    const { blob, fileName } = await fetchDownload(ownDataPath, 'kotonoha.zip')
    saveFile(blob, fileName)
    showToast('Your data was downloaded', 'success')
  })
  return (
    <SettingSection
      title="Your data"
      text="Everything that your account holds, as one ZIP file: JSON for programs, CSV for a spreadsheet. Passwords and the secrets of authenticators are not in it."
    >
      <Button variant="outlined" sx={{ mt: 1.5 }} loading={isPending} onClick={() => submit()}>
        Export my data
      </Button>
      <FormFailure text={failure} />
    </SettingSection>
  )
}
