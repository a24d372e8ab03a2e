import { IconButton } from '@kotonoha/ui-kit/icon-button/icon-button'
import { ChevronLeft as ChevronLeftIcon } from '@kotonoha/ui-kit/icons/chevron-left'
import { ChevronRight as ChevronRightIcon } from '@kotonoha/ui-kit/icons/chevron-right'
import { ShortcutTooltip } from '@kotonoha/ui-kit/tooltip/shortcut-tooltip'
import { createLink, useRouter } from '@tanstack/react-router'
import { findNeighbours, useKanjiList } from '../../../../dictionary/kanji-list/kanji-list-store'
import { writeCount } from '../../../../kit/counts/write-count'
import { useShortcut } from '../../../../kit/keyboard-shortcuts/active-shortcuts'
import type { Shortcut } from '../../../../kit/keyboard-shortcuts/shortcut'
import { useOpenTab } from './open-tab'

const nextShortcut: Shortcut = { keys: ['j'], label: 'Next kanji of the list', group: 'This page' }
const previousShortcut: Shortcut = {
  keys: ['k'],
  label: 'Previous kanji of the list',
  group: 'This page',
}

const IconLink = createLink(IconButton)

/** The kanji before and after this one in the list it was opened from; nothing without a list. */
export function ListNeighbours({ kanjiId }: { kanjiId: string }) {
  const kanjiIds = useKanjiList((store) => store.kanjiIds)
  const neighbours = findNeighbours(kanjiIds, kanjiId)
  if (neighbours === undefined) return null
  return (
    <nav aria-label="The list you came from" className="kanji-neighbours">
      <Neighbour kanjiId={neighbours.previous} shortcut={previousShortcut} />
      <span className="kanji-neighbours-place">
        {writeCount(neighbours.place)} of {writeCount(neighbours.count)}
      </span>
      <Neighbour kanjiId={neighbours.next} shortcut={nextShortcut} />
    </nav>
  )
}

function Neighbour({ kanjiId, shortcut }: { kanjiId: string | undefined; shortcut: Shortcut }) {
  const router = useRouter()
  const tab = useOpenTab()
  useShortcut(kanjiId === undefined ? undefined : shortcut, () => {
    // One step in the history for the whole walk: Back returns to the list.
    if (kanjiId !== undefined) {
      void router.navigate({ to: tab, params: { id: kanjiId }, replace: true })
    }
  })
  const icon = shortcut === nextShortcut ? <ChevronRightIcon /> : <ChevronLeftIcon />
  if (kanjiId === undefined) {
    return (
      <IconButton disabled aria-label={shortcut.label}>
        {icon}
      </IconButton>
    )
  }
  return (
    <ShortcutTooltip title={`${shortcut.label}: ${kanjiId}`} shortcut={shortcut.keys}>
      <IconLink
        to={tab}
        params={{ id: kanjiId }}
        replace
        aria-label={`${shortcut.label}: ${kanjiId}`}
      >
        {icon}
      </IconLink>
    </ShortcutTooltip>
  )
}
