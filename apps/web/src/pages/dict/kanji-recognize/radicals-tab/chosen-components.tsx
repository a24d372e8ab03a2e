import { TextButton } from '@kotonoha/ui-kit/buttons/text-button'
import CloseIcon from '@mui/icons-material/Close'
import { ComponentGlyph } from '../../../../features/kanji-lookup/component-glyph'
import type { LookupComponent } from '../../../../features/kanji-lookup/lookup-component'

/** What is chosen, in one line, each to be given up by a click. */
export function ChosenComponents({
  components,
  onRemove,
  onClear,
}: {
  components: readonly LookupComponent[]
  onRemove: (literal: string) => void
  onClear: () => void
}) {
  if (components.length === 0) return null
  return (
    <section aria-label="Chosen parts" className="chosen-components">
      {components.map((component) => (
        <button
          key={component.literal}
          type="button"
          aria-label={`Remove ${component.literal}`}
          className="chosen-component"
          onClick={() => onRemove(component.literal)}
        >
          <ComponentGlyph component={component} size={24} />
          <CloseIcon aria-hidden="true" fontSize="small" />
        </button>
      ))}
      <TextButton onClick={onClear}>Clear</TextButton>
    </section>
  )
}
