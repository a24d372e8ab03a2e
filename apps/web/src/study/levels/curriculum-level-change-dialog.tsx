import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import Stack from '@mui/material/Stack'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { newId } from '../../api/new-id'
import { DialogFrame } from '../../kit/dialogs/dialog-frame'
import { type DialogRecord, useDialogStack } from '../../kit/dialogs/dialog-stack'
import { FormFailure, SubmitButton } from '../../kit/forms/form-parts'
import { useSubmission } from '../../kit/forms/use-submission'
import { QueryFailure } from '../../kit/query-failure/query-failure'
import { studyProfileQuery } from '../profile/study-profile-query'
import { changeLevel } from './change-level'
import { ChoiceList } from './choice-list'
import { listWaysToChange } from './level-change-ways'
import { levelOverviewQuery } from './level-overview'
import { LevelSelect } from './level-select'

declare module '../../kit/dialogs/dialog-stack' {
  interface DialogContents {
    'curriculum-level-change': { level: number }
  }
}

/** Goes to another level, and says before what becomes of those in between. */
export function CurriculumLevelChangeDialog({ dialog }: { dialog: DialogRecord }) {
  const given = dialog.content.type === 'curriculum-level-change' ? dialog.content.level : 1
  const profile = useQuery(studyProfileQuery())
  const overview = useQuery(levelOverviewQuery(undefined))
  const failed = [profile, overview].find(({ data, error }) => data === undefined && error !== null)
  return (
    <DialogFrame dialog={dialog} title="Change level" maxWidth="xs">
      {profile.data !== undefined && overview.data !== undefined ? (
        <LevelChangeForm
          dialog={dialog}
          current={profile.data.level}
          levelCount={overview.data.levelCount}
          given={given}
        />
      ) : (
        <DialogContent aria-busy={failed === undefined}>
          {failed !== undefined && (
            <QueryFailure error={failed.error} onRetry={() => void failed.refetch()} />
          )}
        </DialogContent>
      )}
    </DialogFrame>
  )
}

interface LevelChangeFormProps {
  dialog: DialogRecord
  current: number
  levelCount: number
  given: number
}

function LevelChangeForm({ dialog, current, levelCount, given }: LevelChangeFormProps) {
  const { close } = useDialogStack()
  const [level, setLevel] = useState(given)
  const [wayName, setWayName] = useState<string>()
  const ways = listWaysToChange({ current, level })
  const way = ways.find(({ value }) => value === wayName) ?? ways[0]
  // One decision, however often it has to be sent.
  const [mutationId, setMutationId] = useState(() => newId())
  const { isPending, failure, submit } = useSubmission(async () => {
    if (way === undefined) return
    await changeLevel({ level, lower: way.lower, isReset: way.isReset }, mutationId)
    close(dialog.id, true)
  })
  const decideAnew = (decide: () => void) => {
    decide()
    setMutationId(newId())
  }
  return (
    <form onSubmit={submit}>
      <DialogContent>
        <Stack spacing={2}>
          <LevelSelect
            label={`Go to level (you are at ${current})`}
            levelCount={levelCount}
            value={level}
            onChange={(next) => decideAnew(() => setLevel(next))}
          />
          <ChoiceList
            legend="What becomes of the rest"
            choices={ways}
            value={way?.value}
            onChange={(next) => decideAnew(() => setWayName(next))}
          />
          <FormFailure text={failure} />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => close(dialog.id)}>Cancel</Button>
        <SubmitButton isPending={isPending} color={way?.isReset === true ? 'error' : 'primary'}>
          {way?.verb}
        </SubmitButton>
      </DialogActions>
    </form>
  )
}
