import type { StoredRubySegment } from '@kotonoha/dictionary-db/tables/stored-word'

export const hasKanji = (text: string) => /[\p{Script=Han}々〆ヶ]/u.test(text)

/** What 来 is こ before: 来ない, 来い, 来られる, 来れない, 来させる, 来よう, 来ず, and no 来なさい, 来ながら. */
const behindKo = /^(?:な(?![さが])|[いられさよずぬざ])/u

/** How 来 is read before what follows it: 来る くる, 来ない こない, 来た きた. */
function readKuru(rest: string): string {
  if (isOfDictionaryForm.test(rest)) return 'く'
  return behindKo.test(rest) ? 'こ' : 'き'
}

/** How 得 of うる is read: 得る うる, 得れば うれば; all other forms are those of える. */
function readUru(rest: string): string {
  return isOfDictionaryForm.test(rest) ? 'う' : 'え'
}

const isOfDictionaryForm = /^(?:る|れば)/u

/** The verbs whose kanji is read in another way where they are inflected, JMdict's `vk` and `v5uru`. */
const irregular = [
  { text: '来', ruby: 'く', read: readKuru },
  { text: '得', ruby: 'う', read: readUru },
]

function changeIrregular(
  segments: readonly StoredRubySegment[],
  form: string,
): readonly StoredRubySegment[] {
  const [stem, ending] = segments.slice(-2)
  if (stem === undefined || ending?.[0] !== 'る') return segments
  const verb = irregular.find(({ text, ruby }) => stem[0] === text && stem[1] === ruby)
  if (verb === undefined) return segments
  const written = segments.map(([text]) => text).join('')
  return segments.with(-2, [verb.text, verb.read(form.slice(written.length - 1))])
}

/**
 * Lays the furigana of a dictionary form over the form that stands in a sentence: 食べる with た over
 * 食 gives 食べました with た over 食.
 *
 * Undefined where it is not certain: another kanji stands in the form than in the dictionary form, or
 * the part that is read as a whole is itself inflected.
 */
export function inflectFurigana(
  segments: readonly StoredRubySegment[],
  form: string,
): StoredRubySegment[] | undefined {
  const kept: StoredRubySegment[] = []
  let at = 0
  for (const segment of changeIrregular(segments, form)) {
    const [text, ruby] = segment
    if (!form.startsWith(text, at)) {
      // Okurigana may change; what has a reading above it may not.
      if (ruby !== undefined) return undefined
      break
    }
    kept.push(segment)
    at += text.length
  }
  const tail = form.slice(at)
  if (hasKanji(tail) || kept.every(([, ruby]) => ruby === undefined)) return undefined
  return tail === '' ? kept : joinPlain([...kept, [tail]])
}

/** Neighbours that are read as written are one piece. */
function joinPlain(segments: readonly StoredRubySegment[]): StoredRubySegment[] {
  const joined: StoredRubySegment[] = []
  for (const segment of segments) {
    const last = joined.at(-1)
    if (segment[1] === undefined && last !== undefined && last[1] === undefined) {
      joined[joined.length - 1] = [last[0] + segment[0]]
    } else {
      joined.push(segment)
    }
  }
  return joined
}
