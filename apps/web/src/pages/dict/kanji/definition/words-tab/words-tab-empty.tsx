import { TextButton } from '@kotonoha/ui-kit/buttons/text-button'
import { EmptyState } from '@kotonoha/ui-kit/empty-state/empty-state'
import FilterAltOffIcon from '@mui/icons-material/FilterAltOffOutlined'

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
