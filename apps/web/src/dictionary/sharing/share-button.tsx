import { IconButton } from '@kotonoha/ui-kit/icon-button/icon-button'
import { ShareOutlined } from '@kotonoha/ui-kit/icons/share-outlined'
import { ShortcutTooltip } from '@kotonoha/ui-kit/tooltip/shortcut-tooltip'
import { openDialog } from '../../kit/dialogs/dialog-stack'
import type { SharedDefinition } from './shared-definition'

/** On the page of a kanji or word: opens the ways to hand it on. */
export function ShareButton({ definition }: { definition: SharedDefinition }) {
  return (
    <ShortcutTooltip title="Share">
      <IconButton
        aria-label="Share"
        aria-haspopup="dialog"
        onClick={() =>
          openDialog(
            { type: 'share-definition', definition },
            { source: 'definition', onlyOne: true },
          )
        }
      >
        <ShareOutlined fontSize="small" />
      </IconButton>
    </ShortcutTooltip>
  )
}
