import { romajiToHiragana } from '@kotonoha/study/answers/romaji'
import { VisuallyHidden } from '@kotonoha/ui-kit/visually-hidden/visually-hidden'

const vowels = ['a', 'i', 'u', 'e', 'o'] as const

/** The rows of the syllabary as it is taught, in the spelling that is typed. */
const rows: readonly (readonly string[])[] = [
  ['a', 'i', 'u', 'e', 'o'],
  ['ka', 'ki', 'ku', 'ke', 'ko'],
  ['sa', 'shi', 'su', 'se', 'so'],
  ['ta', 'chi', 'tsu', 'te', 'to'],
  ['na', 'ni', 'nu', 'ne', 'no'],
  ['ha', 'hi', 'fu', 'he', 'ho'],
  ['ma', 'mi', 'mu', 'me', 'mo'],
  ['ya', '', 'yu', '', 'yo'],
  ['ra', 'ri', 'ru', 're', 'ro'],
  ['wa', '', '', '', 'wo'],
  ['n', '', '', '', ''],
]

/** Katakana stand a fixed distance behind hiragana in Unicode. */
const katakanaOffset = 0x60

function toKatakana(hiragana: string): string {
  return String.fromCodePoint((hiragana.codePointAt(0) ?? 0) + katakanaOffset)
}

/** Hiragana, katakana and how they are typed, at a glance. */
export function KanaChart() {
  return (
    <details className="kana-chart">
      <summary>Show the kana</summary>
      <table>
        <VisuallyHidden as="caption">Hiragana and katakana by their sounds</VisuallyHidden>
        <thead>
          <tr>
            {vowels.map((vowel) => (
              <th key={vowel} scope="col">
                {vowel}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row[0]}>
              {row.map((syllable, index) => (
                <td key={vowels[index]}>{syllable !== '' && <KanaCell syllable={syllable} />}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}

function KanaCell({ syllable }: { syllable: string }) {
  const hiragana = romajiToHiragana(syllable) ?? ''
  return (
    <>
      <span lang="ja" className="kana-chart-kana">
        {hiragana} {toKatakana(hiragana)}
      </span>
      <span className="kana-chart-sound">{syllable}</span>
    </>
  )
}
