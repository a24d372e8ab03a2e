import { ownDataPath } from '@kotonoha/contract/core/user/own-data-path'
import Button from '@mui/material/Button'
import { getTokenSource } from '../../api/token-source'
import { FormFailure } from '../../kit/forms/form-parts'
import { useSubmission } from '../../kit/forms/use-submission'
import { saveFile } from '../../kit/save-file/save-file'
import { SettingSection } from '../../kit/settings/setting'
import { showToast } from '../../kit/toasts/toast-queue'
import { reauthenticate } from '../account-security/reauthenticate'

const source = 'preferences'

/** Everything that the account holds, to take away. */
export function OwnDataSection() {
  const { isPending, failure, submit } = useSubmission(async () => {
    // Whoever finds a device open must not carry everything away.
    if (!(await reauthenticate('Everything of your account is about to be downloaded.', source))) {
      return
    }
    const { blob, fileName } = await fetchOwnData()
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

async function fetchOwnData(): Promise<{ blob: Blob; fileName: string }> {
  const token = await getTokenSource().getFreshToken()
  const response = await fetch(ownDataPath, {
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  })
  if (!response.ok) throw await toError(response)
  const disposition = response.headers.get('content-disposition') ?? ''
  const fileName = /filename="([^"]+)"/.exec(disposition)?.[1] ?? 'kotonoha.zip'
  return { blob: await response.blob(), fileName }
}

/** Errors of this path have the shape of the procedures', whose message is the code. */
async function toError(response: Response): Promise<Error> {
  const body: unknown = await response.json().catch(() => undefined)
  const found = JSON.stringify(body ?? '').match(/"message":"([^"]*)"/)
  return new Error(found?.[1] ?? response.statusText)
}
