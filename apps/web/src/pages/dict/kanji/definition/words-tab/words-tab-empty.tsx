import { TextButton } from '@kotonoha/ui-kit/buttons/text-button'
import { EmptyState } from '@kotonoha/ui-kit/empty-state/empty-state'
import { FilterAltOffOutlined as FilterAltOffIcon } from '@kotonoha/ui-kit/icons/filter-alt-off-outlined'

export function WordsTabEmpty({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      size="small"
      image={<FilterAltOffIcon />}
      text="No word of the kanji passes these filters."
      button={<TextButton onClick={onClear}>Clear filters</TextButton>}
    />
  )
}
