import { partOfSpeechGroups } from '@kotonoha/japanese/part-of-speech'
import { FilterButton } from '@kotonoha/ui-kit/filter-button/filter-button'
import Popover from '@mui/material/Popover'
import { useRef, useState } from 'react'
import { PartOfSpeechGroupChoice } from './part-of-speech-group-choice'

interface PartOfSpeechFilterProps {
  /** Codes and groups, as the URL has them. */
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
}

/** Families of words, the common ones first; each opens to the classes the dictionary tells apart. */
export function PartOfSpeechFilter({ chosen, onChange }: PartOfSpeechFilterProps) {
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <FilterButton
        ref={button}
        label="Part of speech"
        activeCount={chosen.length}
        isOpen={isOpen}
        onClick={() => setIsOpen(true)}
      />
      <Popover
        open={isOpen}
        onClose={() => setIsOpen(false)}
        anchorEl={() => button.current}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{
          paper: {
            'aria-label': 'Part of speech',
            role: 'dialog',
            sx: { width: 360, maxWidth: '100%', maxHeight: 'min(560px, 70vh)' },
          },
        }}
      >
        <div className="word-filter-choices">
          {partOfSpeechGroups.map((group) => (
            <PartOfSpeechGroupChoice
              key={group}
              group={group}
              chosen={chosen}
              onChange={onChange}
            />
          ))}
        </div>
      </Popover>
    </>
  )
}
