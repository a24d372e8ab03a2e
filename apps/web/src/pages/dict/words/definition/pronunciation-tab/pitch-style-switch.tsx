import { pitchDiagramStyles } from '@kotonoha/japanese-ui/pitch-diagram/pitch-diagram'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { usePreferences } from '../../../../../session/preferences/preferences-store'

/** How pitch is drawn, on this page and every other one. */
export function PitchStyleSwitch() {
  const chosen = usePreferences((preferences) => preferences.pitchDiagramStyle)
  const change = usePreferences((preferences) => preferences.change)
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label="Style of the pitch diagram"
      value={chosen}
      onChange={(_event, style: typeof chosen | null) => {
        // Pressing the chosen button again would choose none.
        if (style !== null) change({ pitchDiagramStyle: style })
      }}
    >
      {pitchDiagramStyles.map((style) => (
        <ToggleButton key={style} value={style} className="pitch-style-button">
          {style.charAt(0).toUpperCase() + style.slice(1)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}
