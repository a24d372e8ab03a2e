import Button from '@mui/material/Button'
import { copyText } from '../../../kit/copy-text/copy-text'

interface CopiedTextProps {
  text: string
  /** What the text is, for whoever does not see it: "address". */
  name: string
}

/** Something to take along: shown, and copied by one press. */
export function CopiedText({ text, name }: CopiedTextProps) {
  return (
    <div className="agent-copied">
      <code>{text}</code>
      <Button
        color="inherit"
        aria-label={`Copy the ${name}`}
        onClick={() => void copyText(text, `The ${name} was copied`)}
      >
        Copy
      </Button>
    </div>
  )
}
