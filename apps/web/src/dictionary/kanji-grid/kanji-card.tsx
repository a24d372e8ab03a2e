import { JlptBadge } from '@kotonoha/japanese-ui/jlpt-badge/jlpt-badge'
import { KeySequence } from '@kotonoha/ui-kit/key-sequence/key-sequence'
import Popper from '@mui/material/Popper'
import type { RefObject } from 'react'
import { writeCount } from '../../kit/counts/write-count'
import { hasAccounts } from '../../session/installation'
import { saveShortcut } from '../saved-lists/open-save-dialog'
import type { ListedKanji } from './listed-kanji'

interface KanjiCardProps {
  id: string
  card: RefObject<HTMLDivElement | null>
  /** What it stands beside. */
  tile: HTMLElement
  kanji: ListedKanji
}

/** What one wants to know of a kanji before its page is opened. */
export function KanjiCard({ id, card, tile, kanji }: KanjiCardProps) {
  return (
    <Popper
      ref={card}
      id={id}
      open
      // Inside of the page's landmark, and beside the tile it describes.
      disablePortal
      anchorEl={tile}
      role="tooltip"
      placement="top"
      className="kanji-hovercard"
    >
      <KanjiFacts kanji={kanji} />
    </Popper>
  )
}

function KanjiFacts({ kanji }: { kanji: ListedKanji }) {
  return (
    <>
      <p className="kanji-hovercard-meanings">{kanji.meanings.slice(0, 6).join(', ')}</p>
      <Readings label="On" readings={kanji.onReadings ?? []} />
      <Readings label="Kun" readings={kanji.kunReadings ?? []} />
      <p className="kanji-hovercard-facts">
        {kanji.jlpt != null && <JlptBadge level={kanji.jlpt} size="small" />}
        {kanji.strokeCount !== undefined && (
          <span>{kanji.strokeCount === 1 ? '1 stroke' : `${kanji.strokeCount} strokes`}</span>
        )}
        {kanji.frequencyRank != null && <span>rank {writeCount(kanji.frequencyRank)}</span>}
        {hasAccounts() && (
          <span className="kanji-hovercard-save">
            <KeySequence keys={saveShortcut.keys} /> save
          </span>
        )}
      </p>
    </>
  )
}

function Readings({ label, readings }: { label: string; readings: readonly string[] }) {
  if (readings.length === 0) return null
  return (
    <p className="kanji-hovercard-readings">
      <span className="kanji-hovercard-label">{label}</span>{' '}
      <span lang="ja">{readings.slice(0, 8).join('、')}</span>
    </p>
  )
}
