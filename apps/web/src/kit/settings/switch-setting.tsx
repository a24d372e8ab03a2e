import './settings.css'
import Switch from '@mui/material/Switch'
import { useId } from 'react'

interface SwitchSettingProps {
  title: string
  text: string
  isOn: boolean
  isDisabled?: boolean
  onChange: (isOn: boolean) => void
}

/** Something that is either on or off; the whole row is its label. */
export function SwitchSetting({ title, text, isOn, isDisabled, onChange }: SwitchSettingProps) {
  const switchId = useId()
  const textId = useId()
  return (
    <div>
      <label htmlFor={switchId} className="setting-row setting-row-switch">
        <span className="setting-row-title">{title}</span>
        <Switch
          checked={isOn}
          disabled={isDisabled ?? false}
          onChange={(_event, isChecked) => onChange(isChecked)}
          slotProps={{ input: { id: switchId, 'aria-describedby': textId } }}
        />
      </label>
      <p id={textId} className="setting-text setting-text-of-switch">
        {text}
      </p>
    </div>
  )
}
