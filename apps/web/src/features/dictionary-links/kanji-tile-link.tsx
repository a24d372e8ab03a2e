import { KanjiTile } from '@kotonoha/japanese-ui/kanji-tile/kanji-tile'
import { createLink } from '@tanstack/react-router'

/** A kanji tile that leads to the kanji without loading the page anew. */
export const KanjiTileLink = createLink(KanjiTile)
