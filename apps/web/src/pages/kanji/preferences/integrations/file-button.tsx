import Button from '@mui/material/Button'
import { useRef } from 'react'

interface FileButtonProps {
  label: string
  /** Endings and types of the files that are offered. */
  accept: string
  onChoose: (file: File) => void
}

/** Asks for a file; the same one may be chosen again after it was mended. */
export function FileButton({ label, accept, onChoose }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button variant="outlined" onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        aria-label={label}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          target.value = ''
          if (file !== undefined) onChoose(file)
        }}
      />
    </>
  )
}
