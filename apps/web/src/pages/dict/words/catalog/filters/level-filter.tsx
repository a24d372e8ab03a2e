import { type JlptLevel, jlptLevels } from '@kotonoha/japanese/jlpt-level'
import { JlptBadge } from '@kotonoha/japanese-ui/jlpt-badge/jlpt-badge'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { FilterPopover } from './filter-popover'

interface LevelFilterProps {
  chosen: readonly JlptLevel[]
  onChange: (levels: JlptLevel[]) => void
}

/** Any of the levels chosen. */
export function LevelFilter({ chosen, onChange }: LevelFilterProps) {
  return (
    <FilterPopover label="JLPT level" activeCount={chosen.length}>
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
    </FilterPopover>
  )
}
