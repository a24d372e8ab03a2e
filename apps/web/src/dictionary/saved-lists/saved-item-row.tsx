import './saved-items.css'
import { WordRow, type WordRowWord } from '@kotonoha/japanese-ui/word-row/word-row'
import { KanjiRowStudyMark, WordStudyMark } from '../../study-marks/study-mark'
import { rememberKanjiList } from '../kanji-list/kanji-list-store'
import { WordRowLink } from '../links/word-row-link'
import type { SavedItem } from './saved-list'

/** A readable row: readings beyond these are on the kanji's page. */
const shownReadings = 4

/** A saved word or kanji, drawn alike, as a link to its page. */
export function SavedItemRow({
  item,
  kanjiIds,
}: {
  item: SavedItem
  /** The kanji of the whole list: the page of one offers the one before and the one after it. */
  kanjiIds: readonly string[]
}) {
  const { thing, kanji, word } = item
  if (thing.kind === 'word') {
    if (word === null) return <GoneRow item={item} />
    return (
      <WordRowLink
        word={word}
        mark={<WordStudyMark word={thing} />}
        to="/app/dict/words/$id/kanji"
        params={{ id: String(thing.wordId) }}
        search={{ spelling: thing.spellingId }}
      />
    )
  }
  if (kanji === null) return <GoneRow item={item} />
  const readings = [...kanji.onReadings, ...kanji.kunReadings].slice(0, shownReadings)
  return (
    <WordRowLink
      word={{ ...toSnapshot(item), glosses: kanji.meanings, jlpt: kanji.jlpt }}
      mark={<KanjiRowStudyMark kanjiId={thing.kanjiId} />}
      note={
        <>
          Kanji{readings.length > 0 && ' · '}
          <span lang="ja">{readings.join('、')}</span>
        </>
      }
      to="/app/dict/kanji/$id/words"
      params={{ id: thing.kanjiId }}
      onClick={() => rememberKanjiList([...kanjiIds])}
    />
  )
}

/** As it was when it was saved; there is no page to lead to. */
function GoneRow({ item }: { item: SavedItem }) {
  return <WordRow word={toSnapshot(item)} note="No longer in the dictionary" />
}

function toSnapshot({ text, gloss }: SavedItem): WordRowWord {
  return {
    furigana: [{ text }],
    glosses: gloss === '' ? [] : [gloss],
    jlpt: null,
    isCommon: false,
    isUsuallyKana: false,
  }
}
