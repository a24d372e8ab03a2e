import { expect, test } from 'vitest'
import { createFuriganaAligner } from './furigana'
import type { RubySegment } from './ruby'
import { readingsOf } from './testing/kanji-readings'

const aligner = createFuriganaAligner(readingsOf)

function draw(segments: readonly RubySegment[]): string {
  return segments
    .map(({ text, ruby }) => (ruby === undefined ? text : `${text}[${ruby}]`))
    .join(' ')
}

test.each([
  ['食べる', 'たべる', '食[た] べる', 'okurigana carry no ruby'],
  ['食べ物', 'たべもの', '食[た] べ 物[もの]', 'kana in the middle anchor both sides'],
  ['飲み物', 'のみもの', '飲[の] み 物[もの]', 'the い-form of okurigana is kana like any other'],
  ['学生', 'がくせい', '学[がく] 生[せい]', 'two plain on readings'],
  ['学校', 'がっこう', '学[がっ] 校[こう]', 'く before か-row becomes っ'],
  ['出発', 'しゅっぱつ', '出[しゅっ] 発[ぱつ]', 'つ before は makes っぱ'],
  ['雑誌', 'ざっし', '雑[ざっ] 誌[し]', 'つ before さ-row becomes っ'],
  ['結果', 'けっか', '結[けっ] 果[か]', 'つ before か-row becomes っ'],
  ['一個', 'いっこ', '一[いっ] 個[こ]', 'ち before か-row becomes っ'],
  ['十分', 'じゅっぷん', '十[じゅっ] 分[ぷん]', 'う of a counter becomes っ, ふ becomes ぷ'],
  ['十回', 'じっかい', '十[じっ] 回[かい]', 'a reading that ends in っ already'],
  ['三分', 'さんぷん', '三[さん] 分[ぷん]', 'ふ becomes ぷ after ん'],
  ['三本', 'さんぼん', '三[さん] 本[ぼん]', 'ほ becomes ぼ after ん'],
  ['手紙', 'てがみ', '手[て] 紙[がみ]', 'rendaku: か becomes が'],
  ['花火', 'はなび', '花[はな] 火[び]', 'rendaku: ひ becomes び'],
  ['花見', 'はなみ', '花[はな] 見[み]', 'the stem of a verb without its okurigana'],
  ['山桜', 'やまざくら', '山[やま] 桜[ざくら]', 'rendaku: さ becomes ざ'],
  ['鼻血', 'はなぢ', '鼻[はな] 血[ぢ]', 'rendaku: ち becomes ぢ in this spelling'],
  ['地面', 'じめん', '地[じ] 面[めん]', 'じ is a reading of its own here'],
  ['稲妻', 'いなずま', '稲[いな] 妻[ずま]', 'つ becomes ず in the new spelling'],
  ['稲妻', 'いなづま', '稲[いな] 妻[づま]', 'and づ in the old one'],
  ['人々', 'ひとびと', '人[ひと] 々[びと]', '々 repeats with rendaku'],
  ['国々', 'くにぐに', '国[くに] 々[ぐに]', 'く becomes ぐ in the repetition'],
  ['時々', 'ときどき', '時[とき] 々[どき]', 'と becomes ど in the repetition'],
  ['山々', 'やまやま', '山[やま] 々[やま]', '々 without any change'],
  ['代々木', 'よよぎ', '代[よ] 々[よ] 木[ぎ]', 'rendaku after a repetition'],
  ['島々', 'しまじま', '島[しま] 々[じま]', 'し becomes じ'],
  ['反応', 'はんのう', '反[はん] 応[のう]', 'liaison: お after ん becomes の'],
  ['天皇', 'てんのう', '天[てん] 皇[のう]', 'liaison on a reading オウ'],
  ['観音', 'かんのん', '観[かん] 音[のん]', 'liaison: おん becomes のん'],
  ['因縁', 'いんねん', '因[いん] 縁[ねん]', 'liaison: え becomes ね'],
  [
    '女房',
    'にょうぼう',
    '女房[にょうぼう]',
    'a lengthened reading that nothing explains is kept whole',
  ],
  ['雨水', 'あまみず', '雨[あま] 水[みず]', 'a combining form of KANJIDIC2 (あま-)'],
  ['酒屋', 'さかや', '酒[さか] 屋[や]', 'さけ is さか in compounds'],
  ['受付', 'うけつけ', '受[うけ] 付[つけ]', 'okurigana left out of both'],
  ['受け付け', 'うけつけ', '受[う] け 付[つ] け', 'the same with okurigana'],
  ['割引', 'わりびき', '割[わり] 引[びき]', 'the noun form of a verb, with rendaku'],
  ['終る', 'おわる', '終[おわ] る', 'okurigana written short'],
  ['終わる', 'おわる', '終[お] わる', 'and in full'],
  ['行なう', 'おこなう', '行[おこ] なう', 'okurigana written long'],
  ['表わす', 'あらわす', '表[あら] わす', 'okurigana written long, of another verb'],
  ['大人', 'おとな', '大人[おとな]', 'jukujikun: neither kanji has such a reading'],
  ['大人しい', 'おとなしい', '大人[おとな] しい', 'jukujikun with okurigana'],
  ['今日', 'きょう', '今日[きょう]', 'jukujikun'],
  ['今日', 'こんにち', '今[こん] 日[にち]', 'the same word read by its kanji'],
  ['明日', 'あした', '明日[あした]', 'jukujikun'],
  ['明日', 'みょうにち', '明[みょう] 日[にち]', 'the same word read by its kanji'],
  ['一日', 'ついたち', '一日[ついたち]', 'jukujikun'],
  ['一日', 'いちにち', '一[いち] 日[にち]', 'the same word read by its kanji'],
  ['日本', 'にほん', '日本[にほん]', 'a name that is read as a whole'],
  ['日本人', 'にほんじん', '日本[にほん] 人[じん]', 'and stays whole inside another'],
  ['一人', 'ひとり', '一人[ひとり]', 'り is no reading of 人 elsewhere'],
  ['土産', 'みやげ', '土産[みやげ]', 'jukujikun'],
  ['煙草', 'たばこ', '煙草[たばこ]', 'jukujikun'],
  ['微笑む', 'ほほえむ', '微笑[ほほえ] む', 'jukujikun before okurigana'],
  ['素敵', 'すてき', '素[す] 敵[てき]', 'ateji by sound is aligned like any word'],
  [
    'お父さん',
    'おとうさん',
    'お 父[とう] さん',
    'an unlisted reading between kana belongs to the one kanji',
  ],
  ['お母さん', 'おかあさん', 'お 母[かあ] さん', 'the same'],
  ['彼女', 'かのじょ', '彼[かの] 女[じょ]', 'a kun and an on reading'],
  ['何月', 'なんがつ', '何[なん] 月[がつ]', 'one of two on readings'],
  ['一ヶ月', 'いっかげつ', '一[いっ] ヶ[か] 月[げつ]', 'the small ヶ is read か'],
  ['一ヵ所', 'いっかしょ', '一[いっ] ヵ[か] 所[しょ]', 'so is ヵ'],
  ['取り込む', 'とりこむ', '取[と] り 込[こ] む', 'two verbs'],
  ['取っ手', 'とって', '取[と] っ 手[て]', 'っ is written'],
  ['気持ち', 'きもち', '気[き] 持[も] ち', 'okurigana at the end only'],
  ['気持', 'きもち', '気[き] 持[もち]', 'the same without okurigana'],
  ['目的', 'もくてき', '目[もく] 的[てき]', 'the longer on reading, not め'],
  ['切符', 'きっぷ', '切[きっ] 符[ぷ]', 'the stem of a verb before っぷ'],
  ['Ｔシャツ', 'ティーシャツ', 'Ｔ[ティー] シャツ', 'a letter is read by its name'],
  ['ＡＢＣ順', 'エービーシーじゅん', 'Ａ[エー] Ｂ[ビー] Ｃ[シー] 順[じゅん]', 'letters in a row'],
  [
    '株式会社',
    'かぶしきがいしゃ',
    '株[かぶ] 式[しき] 会[がい] 社[しゃ]',
    'rendaku inside a long word',
  ],
  ['電車', 'でんしゃ', '電[でん] 車[しゃ]', 'no change at all'],
  ['ジェット気流', 'ジェットきりゅう', 'ジェット 気[き] 流[りゅう]', 'katakana before kanji'],
  ['ひらがな', 'ひらがな', 'ひらがな', 'kana need no ruby'],
  ['カメラ', 'かめら', 'カメラ', 'katakana read as hiragana need none either'],
  ['九州', 'きゅうしゅう', '九[きゅう] 州[しゅう]', 'う and きゅ are not mixed up'],
  ['小指', 'こゆび', '小[こ] 指[ゆび]', 'a prefix reading'],
  ['指輪', 'ゆびわ', '指[ゆび] 輪[わ]', 'two kun readings'],
  ['生ビール', 'なまビール', '生[なま] ビール', 'one of many readings of 生'],
  ['先生', 'せんせい', '先[せん] 生[せい]', 'another one'],
  ['一生', 'いっしょう', '一[いっ] 生[しょう]', 'and a third, after っ'],
])('%s read %s is %s: %s', (text, reading, expected) => {
  expect(draw(aligner.align(text, reading).segments)).toBe(expected)
})

test.each<[string, string, Array<string | null>, string]>([
  ['生まれる', 'うまれる', ['う.まれる'], 'the okurigana tell う.まれる from う.む'],
  ['生む', 'うむ', ['う.む'], 'and the other way round'],
  ['食べた', 'たべた', ['た.べる'], 'inflected okurigana count as well'],
  ['出発', 'しゅっぱつ', ['シュツ', 'ハツ'], 'a changed sound belongs to its plain reading'],
  ['人々', 'ひとびと', ['ひと', 'ひと'], '々 has the reading of the kanji it repeats'],
  ['今日', 'きょう', [null, null], 'a word read as a whole uses no reading of its kanji'],
  ['受付', 'うけつけ', ['う.ける', 'つ.ける'], 'left-out okurigana lead to the verb'],
])('%s (%s) uses the readings %j: %s', (text, reading, expected) => {
  const { kanji } = aligner.align(text, reading)
  expect(kanji.map((each) => each.base?.text ?? null)).toEqual(expected)
})

test('segments made elsewhere are explained in the same way', () => {
  const segments = [{ text: '出', ruby: 'しゅっ' }, { text: '発', ruby: 'ぱつ' }, { text: 'する' }]
  expect(aligner.explain(segments)).toEqual([
    { kanji: '出', position: 0, reading: 'しゅっ', base: { kind: 'on', text: 'シュツ' } },
    { kanji: '発', position: 1, reading: 'ぱつ', base: { kind: 'on', text: 'ハツ' } },
  ])
})

test('々 stands as the kanji it repeats', () => {
  expect(aligner.align('人々', 'ひとびと').kanji.map((each) => each.kanji)).toEqual(['人', '人'])
})

test('a reading that does not fit its kana is kept over the whole word', () => {
  expect(draw(aligner.align('食べる', 'のむ').segments)).toBe('食べる[のむ]')
})

test('a very long name does not keep the search busy', () => {
  const { segments } = aligner.align('学'.repeat(200), 'がく'.repeat(200))
  expect(segments).toHaveLength(1)
})
