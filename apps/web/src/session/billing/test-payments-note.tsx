import Alert from '@mui/material/Alert'

/** Nobody shall take a trial for the real thing. */
export function TestPaymentsNote() {
  return (
    <Alert severity="warning" variant="outlined">
      Test payments: no money moves.
    </Alert>
  )
}
