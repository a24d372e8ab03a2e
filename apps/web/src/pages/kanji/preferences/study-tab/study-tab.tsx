import { WithPreferences } from '../with-preferences'
import { AnswerSettings } from './answer-settings'
import { PaceSettings } from './pace-settings'

/** How much is studied, and how questions are answered. */
export function StudyTab() {
  return (
    <WithPreferences>
      {(preferences, change) => (
        <>
          <PaceSettings preferences={preferences} onChange={change} />
          <AnswerSettings preferences={preferences} onChange={change} />
        </>
      )}
    </WithPreferences>
  )
}
