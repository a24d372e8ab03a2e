import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { confirmAction } from '../../../../../kit/confirm-action/confirm-action'
import { copyText } from '../../../../../kit/copy-text/copy-text'
import { saveFile } from '../../../../../kit/save-file/save-file'
import { SettingRow } from '../../../../../kit/settings/setting'
import { reauthenticate } from '../../../../../session/account-security/reauthenticate'
import {
  backupCodesQuery,
  issueBackupCodes,
} from '../../../../../session/account-security/two-factor'

/** How many are left, and the way to new ones. */
export function BackupCodesRow({ onCodes }: { onCodes: (codes: string[]) => void }) {
  const { data: left } = useQuery(backupCodesQuery)
  async function renew() {
    if (!(await reauthenticate('New backup codes are about to be made.', 'preferences'))) return
    await confirmAction(
      {
        title: 'Make new backup codes?',
        text: 'You get ten new ones. Those that you have from before no longer work.',
        verb: 'Make new codes',
        act: async () => onCodes(await issueBackupCodes()),
      },
      'preferences',
    )
  }
  return (
    <>
      <SettingRow
        title="Backup codes"
        text={
          left === undefined
            ? 'Each lets you in once, in place of a code of the app.'
            : `${left} of 10 left. Each lets you in once, in place of a code of the app.`
        }
      >
        <Button aria-haspopup="dialog" onClick={() => void renew()}>
          {left === 0 ? 'Make backup codes' : 'Make new ones'}
        </Button>
      </SettingRow>
      {left === 0 && (
        <Alert severity="warning" className="two-factor-advice">
          You have no backup codes. Without them and without the app you cannot sign in, and a new
          password by mail does not replace them.
        </Alert>
      )}
    </>
  )
}

/** Shown this one time: nobody can read them again, we neither. */
export function NewBackupCodes({
  codes,
  onClose,
}: {
  codes: readonly string[]
  onClose: () => void
}) {
  const text = codes.join('\n')
  return (
    <section className="backup-codes" aria-label="Your new backup codes">
      <h3 className="setting-row-title">Backup codes for Kotonoha</h3>
      <p className="setting-text">
        Keep them on paper or in a password manager: they are shown this one time. Each lets you in
        once, in place of a code of your authenticator app.
      </p>
      <ol className="backup-codes-list">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="backup-codes-ways">
        <Button variant="outlined" onClick={() => void copyText(text, 'The codes were copied')}>
          Copy
        </Button>
        <Button variant="outlined" onClick={() => window.print()}>
          Print
        </Button>
        <Button
          variant="outlined"
          onClick={() => saveFile(new Blob([`${text}\n`]), 'kotonoha-backup-codes.txt')}
        >
          Save as a file
        </Button>
        <Button variant="contained" onClick={onClose}>
          I have kept them
        </Button>
      </div>
    </section>
  )
}
