/** A question that a learner has, where it is asked, and what answers it. */
export interface LookUp {
  kind:
    | 'homophone'
    | 'counter'
    | 'name'
    | 'old form'
    | 'expression'
    | 'inflected'
    | 'sentence'
    | 'English'
    | 'about a word'
    | 'about a kanji'
  /** What is typed on the home page, or the address of the page that is opened. */
  asked: { query: string } | { path: string }
  /** All of these stand together in one row, line or tile. Readings above kanji are not counted. */
  answer: readonly string[]
  /** Where the answer is a link that leads there, part of its address. */
  link?: string
}

const look = (kind: LookUp['kind'], query: string, ...answer: string[]): LookUp => ({
  kind,
  asked: { query },
  answer,
})
const open = (kind: LookUp['kind'], path: string, ...answer: string[]): LookUp => ({
  kind,
  asked: { path },
  answer,
})

/** Written down before the pages were laid out anew, and not chosen by what they answer. */
export const lookUps: readonly LookUp[] = [
  look('homophone', 'はし', '橋', 'bridge'),
  look('homophone', 'はし', '箸', 'chopsticks'),
  look('homophone', 'かみ', '髪', 'hair'),
  look('homophone', 'きく', '効く', 'effective'),
  look('homophone', 'こうえん', '講演', 'lecture'),
  look('homophone', 'kouka', '高価', 'expensive'),
  look('counter', '二十日', '二十日', 'twent'),
  look('counter', '一本', '本', 'counter'),
  look('counter', 'counter for flat', '枚', 'counter'),
  look('counter', 'さんびき', '匹', 'counter'),
  look('name', '田中', '田中', 'family'),
  look('name', '髙橋', '髙橋', 'Takahashi'),
  look('name', '齋藤', '齋藤', 'Sait'),
  look('name', '渋谷', '渋谷', 'Shibuya'),
  look('old form', '國', '国', 'country'),
  look('old form', '學校', '学校', 'school'),
  look('old form', 'けふ', '今日', 'today'),
  look('expression', '気をつける', '気をつける', 'careful'),
  look('expression', 'お疲れ様', 'お疲れ', 'thank'),
  look('expression', 'しょうがない', 'しょうがない', 'helped'),
  look('expression', '電話をかける', '電話', 'call'),
  look('inflected', '食べさせられた', '食べる', 'to eat'),
  look('inflected', '行かなければならない', '行く', 'to go', 'must'),
  look('inflected', '飲んじゃった', '飲む', 'to drink', 'past'),
  look('inflected', '寒くなかった', '寒い', 'cold'),
  look('sentence', '昨日友達と映画を見に行きました', '映画', 'movie'),
  look('sentence', '雨が降っています', '降っています', 'to fall'),
  look('sentence', 'これはいくらですか', 'いくら', 'how much'),
  look('English', 'to eat', '食べる', 'to eat'),
  look('English', 'expensive', '高い', 'expensive'),
  look('English', 'be late', '遅れる', 'late'),
  {
    ...open('about a word', '/app/dict/words/1206730', '校', 'school'),
    link: encodeURI('/app/dict/kanji/校'),
  },
  open('about a word', '/app/dict/words/1343950', '書いて'),
  open('about a word', '/app/dict/words/1586270', '開ける'),
  open('about a word', '/app/dict/words/1207610', '電話をかける'),
  open('about a kanji', '/app/dict/kanji/生', '生活', 'life'),
  open('about a kanji', '/app/dict/kanji/待', '待つ', 'to wait'),
  open('about a kanji', '/app/dict/kanji/時', '寺'),
  open('about a kanji', '/app/dict/kanji/國', 'Old form of', '国'),
  open('about a kanji', '/app/dict/kanji/髙', '高'),
]
