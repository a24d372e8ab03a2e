import { type JlptLevel, jlptLevels } from '@kotonoha/japanese/jlpt-level'
import { JlptBadge } from '@kotonoha/japanese-ui/jlpt-badge/jlpt-badge'
import { FilterButton } from '@kotonoha/ui-kit/filter-button/filter-button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Popover from '@mui/material/Popover'
import { useRef, useState } from 'react'

interface LevelFilterProps {
  chosen: readonly JlptLevel[]
  onChange: (levels: JlptLevel[]) => void
}

/** Any of the levels chosen; the list changes while the choices stay open. */
export function LevelFilter({ chosen, onChange }: LevelFilterProps) {
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <FilterButton
        ref={button}
        label="JLPT level"
        activeCount={chosen.length}
        isOpen={isOpen}
        onClick={() => setIsOpen(true)}
      />
      <Popover
        open={isOpen}
        onClose={() => setIsOpen(false)}
        anchorEl={() => button.current}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { 'aria-label': 'JLPT level', role: 'dialog' } }}
      >
        <fieldset className="word-filter-choices">
          {jlptLevels.map((level) => (
            <FormControlLabel
              key={level}
              control={
                <Checkbox
                  checked={chosen.includes(level)}
                  onChange={() =>
                    onChange(
                      chosen.includes(level)
                        ? chosen.filter((each) => each !== level)
                        : [...chosen, level],
                    )
                  }
                />
              }
              label={<JlptBadge level={level} />}
            />
          ))}
        </fieldset>
      </Popover>
    </>
  )
}
