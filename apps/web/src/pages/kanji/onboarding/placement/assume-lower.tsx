import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { useOnboardingDraft } from '../onboarding-draft'

/** What becomes of the levels below the first; nothing to ask at level 1. */
export function AssumeLower() {
  const { draft, change } = useOnboardingDraft()
  if (draft === undefined || draft.startLevel === 1) return null
  const last = draft.startLevel - 1
  return (
    <div>
      <FormControlLabel
        control={
          <Checkbox
            checked={draft.isLowerAssumed}
            onChange={(_event, isLowerAssumed) => change({ isLowerAssumed })}
          />
        }
        label={last === 1 ? 'I know level 1' : `I know levels 1 to ${last}`}
      />
      <p className="onboarding-text">
        {draft.isLowerAssumed
          ? 'You are asked about them over the next weeks, a few a day. What you do not remember is taught as a normal lesson.'
          : 'Their lessons come after those of your level.'}
      </p>
    </div>
  )
}
