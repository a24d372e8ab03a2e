import './furigana-choice.css'
import { type Preferences, usePreferences } from '../../session/preferences/preferences-store'
import { useUser } from '../../session/use-user'

type Shown = Preferences['sentenceFurigana']

const labels: Record<Shown, string> = {
  all: 'all readings',
  unknown: 'of new kanji',
  none: 'no readings',
}

/** How much furigana sentences have, on this page and every other one. */
export function FuriganaChoice() {
  const chosen = usePreferences((preferences) => preferences.sentenceFurigana)
  const change = usePreferences((preferences) => preferences.change)
  const isSignedIn = useUser().kind === 'signed-in'
  const options: Shown[] =
    isSignedIn || chosen === 'unknown' ? ['all', 'unknown', 'none'] : ['all', 'none']
  return (
    <label className="furigana-choice">
      <span>Sentences: </span>
      <select
        value={chosen}
        onChange={(event) => {
          const shown = options.find((option) => option === event.target.value)
          if (shown !== undefined) change({ sentenceFurigana: shown })
        }}
      >
        {options.map((option) => (
          <option key={option} value={option}>
            {labels[option]}
          </option>
        ))}
      </select>
    </label>
  )
}
