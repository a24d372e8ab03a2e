import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Typography from '@mui/material/Typography'

interface ChoiceListProps {
  legend: string
  choices: readonly { value: string; label: string; text: string }[]
  value: string | undefined
  onChange: (value: string) => void
}

/** One of a few, each with what it would mean below its name. */
export function ChoiceList({ legend, choices, value, onChange }: ChoiceListProps) {
  return (
    <FormControl component="fieldset">
      <FormLabel component="legend">{legend}</FormLabel>
      <RadioGroup value={value ?? ''} onChange={(_event, next) => onChange(next)}>
        {choices.map((choice) => (
          <FormControlLabel
            key={choice.value}
            value={choice.value}
            control={<Radio />}
            sx={{ alignItems: 'flex-start', mt: 1 }}
            label={
              <>
                <Typography component="span" sx={{ display: 'block', pt: 1 }}>
                  {choice.label}
                </Typography>
                <Typography component="span" variant="body2" color="textSecondary">
                  {choice.text}
                </Typography>
              </>
            }
          />
        ))}
      </RadioGroup>
    </FormControl>
  )
}
