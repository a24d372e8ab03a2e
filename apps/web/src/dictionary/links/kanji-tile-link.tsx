import { KanjiTile, type KanjiTileProps } from '@kotonoha/japanese-ui/kanji-tile/kanji-tile'
import { createLink } from '@tanstack/react-router'
import { KanjiStudyMark } from '../../study-marks/study-mark'

/** A kanji tile that leads to the kanji without loading the page anew. */
export const KanjiTileLink = createLink(MarkedTile)

function MarkedTile(props: KanjiTileProps) {
  return <KanjiTile {...props} mark={<KanjiStudyMark kanjiId={props.literal} />} />
}
