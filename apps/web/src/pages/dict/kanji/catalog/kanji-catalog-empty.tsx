import { TextButton } from '@kotonoha/ui-kit/buttons/text-button'
import { EmptyState } from '@kotonoha/ui-kit/empty-state/empty-state'
import { FilterAltOffOutlined as FilterAltOffIcon } from '@kotonoha/ui-kit/icons/filter-alt-off-outlined'
import { Link } from '@tanstack/react-router'

/** No kanji has what the filters ask for. */
export function KanjiCatalogEmpty() {
  return (
    <EmptyState
      image={<FilterAltOffIcon />}
      text="No kanji has these levels with these stroke counts."
      button={
        <TextButton component={Link} to="/app/dict/kanji">
          Clear filters
        </TextButton>
      }
    />
  )
}
