import { type JlptLevel, jlptLevels } from '@kotonoha/japanese/jlpt-level'
import { JlptBadge } from '@kotonoha/japanese-ui/jlpt-badge/jlpt-badge'
import { CheckboxField } from '@kotonoha/ui-kit/checkbox-field/checkbox-field'

interface LevelFilterProps {
  chosen: readonly JlptLevel[]
  onChange: (levels: JlptLevel[]) => void
}

/** Any of the levels chosen. */
export function LevelFilter({ chosen, onChange }: LevelFilterProps) {
  return (
    <fieldset className="word-filter-levels">
      <legend className="word-filter-title">JLPT level</legend>
      {jlptLevels.map((level) => (
        <CheckboxField
          key={level}
          isChecked={chosen.includes(level)}
          onChange={(isChosen) =>
            onChange(isChosen ? [...chosen, level] : chosen.filter((each) => each !== level))
          }
          label={<JlptBadge level={level} />}
        />
      ))}
    </fieldset>
  )
}
