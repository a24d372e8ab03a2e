import TextField from '@mui/material/TextField'
import { useOnboardingDraft } from '../onboarding-draft'
import { AssumeLower } from './assume-lower'

const levels = Array.from({ length: 60 }, (_, index) => index + 1)

/** The levels before which all kanji of an exam have been taught. */
const afterExams = new Map([
  [5, 'after the kanji of JLPT N5'],
  [13, 'after N4'],
  [25, 'after N3'],
  [39, 'after N2'],
])

/** For whoever knows how far they are. */
export function LevelPick() {
  const { draft, change } = useOnboardingDraft()
  if (draft === undefined) return null
  return (
    <div className="onboarding-fields">
      <TextField
        select
        label="Level"
        value={draft.startLevel}
        onChange={(event) => change({ startLevel: Number(event.target.value) })}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      >
        {levels.map((level) => (
          <option key={level} value={level}>
            {[`Level ${level}`, afterExams.get(level)].filter(Boolean).join(', ')}
          </option>
        ))}
      </TextField>
      <AssumeLower />
    </div>
  )
}
