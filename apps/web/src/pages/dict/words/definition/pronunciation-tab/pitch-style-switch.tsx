import { pitchDiagramStyles } from '@kotonoha/japanese-ui/pitch-diagram/pitch-diagram'
import { ToggleButton } from '@kotonoha/ui-kit/toggle-button/toggle-button'
import { usePreferences } from '../../../../../session/preferences/preferences-store'

/** How pitch is drawn, on this page and every other one. */
export function PitchStyleSwitch() {
  const chosen = usePreferences((preferences) => preferences.pitchDiagramStyle)
  const change = usePreferences((preferences) => preferences.change)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would have a legend on the page.
    <div role="group" aria-label="Style of the pitch diagram" className="toggle-button-row">
      {pitchDiagramStyles.map((style) => (
        <ToggleButton
          key={style}
          size="small"
          isPressed={style === chosen}
          className="pitch-style-button"
          onClick={() => change({ pitchDiagramStyle: style })}
        >
          {style.charAt(0).toUpperCase() + style.slice(1)}
        </ToggleButton>
      ))}
    </div>
  )
}
