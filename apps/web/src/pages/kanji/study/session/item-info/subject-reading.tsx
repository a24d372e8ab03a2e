import { splitOkurigana } from '@kotonoha/japanese/okurigana'
import { Reading } from '@kotonoha/japanese-ui/reading/reading'

/** A reading of an item, which for kanji may be in KANJIDIC2's notation: か.ける is か and ける. */
export function SubjectReading({ text }: { text: string }) {
  const kind = /\p{Script=Katakana}/u.test(text) ? 'on' : 'kun'
  return <Reading kind={kind} {...splitOkurigana(text)} />
}
