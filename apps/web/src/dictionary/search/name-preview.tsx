import './word-preview.css'
import { Furigana } from '@kotonoha/japanese-ui/furigana/furigana'
import { toKanjiLink } from '../links/item-address'
import { KanjiTileLink } from '../links/kanji-tile-link'
import type { KanjiItem, NameItem } from './search-answer'

interface NamePreviewProps {
  name: NameItem
  kanji: readonly KanjiItem[]
}

/** Marks of iteration are no kanji of their own. */
const kanjiWithPage = /(?![々〆〇])\p{Script=Han}/gu

/** A name has no page: its kanji have, with what else is read so. It asks the server nothing. */
export function NamePreview({ name, kanji }: NamePreviewProps) {
  const { text, reading, translations, types } = name
  const literals = [...new Set(text.match(kanjiWithPage))]
  return (
    <section className="word-preview" aria-label={`${text} at a glance`}>
      <p className="word-preview-headword">
        <Furigana segments={[reading === text ? { text } : { text, ruby: reading }]} />
      </p>
      <p className="word-preview-kind">{types.map(({ label }) => label).join(', ')}</p>
      <p>{translations.join('; ')}</p>
      {literals.length > 0 && (
        <div className="search-results-kanji">
          {literals.map((literal) => (
            <KanjiTileLink
              key={literal}
              {...toKanjiLink(literal)}
              literal={literal}
              meaning={kanji.find((each) => each.literal === literal)?.meanings[0]}
              size="small"
            />
          ))}
        </div>
      )}
    </section>
  )
}
