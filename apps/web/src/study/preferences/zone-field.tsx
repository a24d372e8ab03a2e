import TextField from '@mui/material/TextField'
import { useMemo } from 'react'

/** The time zone whose clock decides which day it is. */
export function ZoneField({ zone, onChange }: { zone: string; onChange: (zone: string) => void }) {
  const zones = useMemo(() => listZones(zone), [zone])
  return (
    <TextField
      select
      label="Time zone"
      value={zone}
      helperText="Travelling? Change it when you are there; days that passed stay as they are."
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      {zones.map((name) => (
        <option key={name} value={name}>
          {name.replaceAll('_', ' ')}
        </option>
      ))}
    </TextField>
  )
}

/** What this browser knows, with the chosen one and UTC, which it need not list. */
function listZones(chosen: string): string[] {
  return [...new Set([...Intl.supportedValuesOf('timeZone'), chosen, 'UTC'])].toSorted()
}
