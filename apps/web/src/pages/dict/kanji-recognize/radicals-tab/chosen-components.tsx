import { TextButton } from '@kotonoha/ui-kit/buttons/text-button'
import { Close as CloseIcon } from '@kotonoha/ui-kit/icons/close'
import { ComponentGlyph } from '../lookup/component-glyph'
import type { DrawnComponent } from '../lookup/lookup-component'

/** What is chosen, in one line, each to be given up by a click. */
export function ChosenComponents({
  components,
  onRemove,
  onClear,
  onEmptied,
}: {
  components: readonly DrawnComponent[]
  onRemove: (literal: string) => void
  onClear: () => void
  /** The last one goes, and with it whatever had the focus. */
  onEmptied: () => void
}) {
  if (components.length === 0) return null
  /** Who goes from one to the next with the keyboard must not begin at the top of the page. */
  const focusBeside = (removed: HTMLElement, index: number) => {
    const others = removed.parentElement?.querySelectorAll<HTMLElement>('.chosen-component')
    const beside = others?.[index + 1] ?? others?.[index - 1]
    if (beside === undefined) onEmptied()
    else beside.focus()
  }
  return (
    <section aria-label="Chosen parts" className="chosen-components">
      {components.map((component, index) => (
        <button
          key={component.literal}
          type="button"
          aria-label={`Remove ${component.literal}`}
          className="chosen-component"
          onClick={({ currentTarget }) => {
            focusBeside(currentTarget, index)
            onRemove(component.literal)
          }}
        >
          <ComponentGlyph component={component} size={24} />
          <CloseIcon aria-hidden="true" fontSize="small" />
        </button>
      ))}
      <TextButton
        onClick={() => {
          onEmptied()
          onClear()
        }}
      >
        Clear
      </TextButton>
    </section>
  )
}
