import { hasKanji } from '@kotonoha/japanese/kana/script'
import type { Edition } from '../edition'
import type { EditionWord } from '../edition-level'
import type { CourseFacts, SentenceWord } from './course-facts'
import type { Report } from './report-problem'

/** What everybody reads, and the analyser takes for a rare word written alike. */
const wellKnownKana = new Set([
  'うわ',
  'うわあ',
  'このくらい',
  'ところ',
  'のように',
  'ぶりに',
  'みたいだ',
  'もうすこし',
  'もち',
  'よう',
  'ような',
])

/** た and な: endings and particles. */
const oneKana = /^\p{sc=Hiragana}$/u

const kanjiRun = /[\p{sc=Han}々〆ヶ]+/gu
/** 三人, 何時, 半年, 毎朝: a number and what is counted. */
const counted = /^[一二三四五六七八九十百千万億何半数毎]+(?<rest>.*)$/u

/** The words taught so far, and the kanji that stand side by side in them. */
class KnownWords {
  private readonly ids = new Set<number>()
  private readonly runs = new Set<string>()

  add({ id, word }: EditionWord): void {
    this.ids.add(id)
    for (const run of listRuns(word)) this.runs.add(run)
  }

  has({ id, text, isEveryday }: SentenceWord): boolean {
    if (this.ids.has(id)) return true
    if (!hasKanji(text)) return isEveryday || oneKana.test(text) || wellKnownKana.has(text)
    // What is put together of known words needs no learning: 音がする, 早く, 気をつけて.
    return listRuns(text).every((run) => this.hasRun(run))
  }

  private hasRun(run: string): boolean {
    if (this.runs.has(run)) return true
    const rest = counted.exec(run)?.groups?.rest
    // That each kanji is taught is another rule.
    return rest !== undefined && ([...rest].length <= 1 || this.runs.has(rest))
  }
}

function listRuns(text: string): string[] {
  return text.match(kanjiRun) ?? []
}

/** A sentence shows its word among words that are taught by then, or are everyday ones in kana. */
export function checkSentences(
  { levels }: Edition,
  facts: CourseFacts,
  reportOf: (level: number) => Report,
): void {
  const known = new KnownWords()
  for (const { level, words } of levels.toSorted((one, other) => one.level - other.level)) {
    for (const entry of words) known.add(entry)
    for (const [index, { word, sentence }] of words.entries()) {
      const strange = facts
        .listWords(sentence)
        .filter((each) => !each.text.includes(word) && !known.has(each))
      if (strange.length === 0) continue
      const texts = strange.map(({ text }) => text).join('、')
      reportOf(level)(['words', index, 'sentence'], `${texts} is not taught by level ${level}`)
    }
  }
}
