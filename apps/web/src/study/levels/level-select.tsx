import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'

interface LevelSelectProps {
  label: string
  levelCount: number
  value: number
  onChange: (level: number) => void
}

/** One of the levels of the curriculum. */
export function LevelSelect({ label, levelCount, value, onChange }: LevelSelectProps) {
  return (
    <TextField
      select
      fullWidth
      label={label}
      value={Math.min(value, levelCount)}
      margin="dense"
      onChange={(event) => onChange(Number(event.target.value))}
    >
      {Array.from({ length: levelCount }, (_, index) => (
        <MenuItem key={index + 1} value={index + 1}>
          Level {index + 1}
        </MenuItem>
      ))}
    </TextField>
  )
}
