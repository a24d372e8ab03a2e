import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { api } from '../../api/api'
import { DialogFrame } from '../../kit/dialogs/dialog-frame'
import { type DialogRecord, useDialogStack } from '../../kit/dialogs/dialog-stack'
import { SubmitButton } from '../../kit/forms/form-parts'
import { QueryFailure } from '../../kit/query-failure/query-failure'
import { ownStudyState } from '../profile/own-study-state'
import { describeLessonsOfLevel } from './lessons-of-level'
import { levelOverviewQuery } from './level-overview'
import { LevelSelect } from './level-select'

declare module '../../kit/dialogs/dialog-stack' {
  interface DialogContents {
    'study-level-change': {
      /** What lessons come from now; undefined for the learner's own level. */
      curriculumLevel: number | undefined
      onChoose: (curriculumLevel: number) => void
    }
  }
}

/** Which level's lessons come next; answers given so far are kept. */
export function StudyLevelChangeDialog({ dialog }: { dialog: DialogRecord }) {
  const overview = useQuery(levelOverviewQuery(undefined))
  const { data, error } = overview
  const content = dialog.content.type === 'study-level-change' ? dialog.content : undefined
  return (
    <DialogFrame dialog={dialog} title="Lessons of another level" maxWidth="xs">
      {data !== undefined && content !== undefined ? (
        <LevelForm
          dialog={dialog}
          levelCount={data.levelCount}
          first={content.curriculumLevel ?? data.level}
          onChoose={content.onChoose}
        />
      ) : (
        <DialogContent aria-busy={error === null}>
          {error !== null && <QueryFailure error={error} onRetry={() => void overview.refetch()} />}
        </DialogContent>
      )}
    </DialogFrame>
  )
}

interface LevelFormProps {
  dialog: DialogRecord
  levelCount: number
  first: number
  onChoose: (curriculumLevel: number) => void
}

function LevelForm({ dialog, levelCount, first, onChoose }: LevelFormProps) {
  const { close } = useDialogStack()
  const [level, setLevel] = useState(first)
  const availability = useQuery(
    api.kanji.study.getStudyAvailability.queryOptions({ curriculumLevelId: level }, ownStudyState),
  )
  const { data, error } = availability
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        close(dialog.id, true)
        onChoose(level)
      }}
    >
      <DialogContent>
        <Stack spacing={2}>
          <Typography>
            The next lessons come from the level you choose. Your level and the answers you gave
            stay as they are.
          </Typography>
          <LevelSelect label="Level" levelCount={levelCount} value={level} onChange={setLevel} />
          <Typography role="status" color="textSecondary">
            {data !== undefined && describeLessonsOfLevel(data)}
            {data?.lessons.reason === 'subscription' && (
              <>
                {' '}
                <Link to="/app/kanji/subscription" onClick={() => close(dialog.id)}>
                  What is free
                </Link>
              </>
            )}
            {data === undefined && error !== null && 'The lessons could not be counted.'}
          </Typography>
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => close(dialog.id)}>Cancel</Button>
        <SubmitButton
          isPending={false}
          disabled={data !== undefined && data.lessons.leftToday === 0}
        >
          Study level {level}
        </SubmitButton>
      </DialogActions>
    </form>
  )
}
