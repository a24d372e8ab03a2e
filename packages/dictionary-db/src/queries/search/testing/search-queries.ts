/** Queries of every kind, for measuring: the easy, the usual and the crowded ones of each. */
export const searchQueries = {
  kanji: ['人', '日', '食べる', '日本', '今日', '生', '掛ける', '大学', '人々', '食'],
  kana: ['たべる', 'はし', 'かみ', 'か', 'の', 'あした', 'カメラ', 'コンピュータ', 'こ', 'しょう'],
  romaji: ['taberu', 'sake', 'kuruma', 'toukyou', 'shinyou', 'kyo', 'konnichiwa', 'made', 'si', 'tya'],
  english: ['cat', 'go', 'to', 'thing', 'time', 'water', 'run', 'make', 'one', 'beautiful'],
  'english, several words': [
    'to eat', 'to be', 'time of day', 'go home', 'traffic light', 'person who', 'of the',
    'to make one do', 'fall in love', 'kind of fish',
  ],
  inflected: [
    '食べさせられた', 'いきました', '行かなければならない', '飲みたくなかった', 'よかった',
    'tabemashita', '勉強しています', '書いている', 'きて', '来られない',
  ],
  wildcard: ['食*', '*べる', 'か*る', '?い', '*る', 'ta?eru', '*ology', '*ing', '日?', 'た*'],
  tags: [
    '#n5', '#common #verb', '#n5 #adj-i', 'し #n4 #noun', '#loanword', 'kanji:食', '-verb love',
    '#v1 #n3', '#bogus cat', '"to eat"',
  ],
  sentence: [
    '日本語を勉強しています', '昨日友達と映画を見に行きました。', 'すもももももももものうち',
    'watashi wa gakusei desu', 'これは何ですか？', '猫が好きじゃない人もいるかもしれない',
    '私の父は毎朝六時に起きて新聞を読みます', '雨が降りそうだから傘を持っていったほうがいいよ',
    'もう一度ゆっくり言ってください', '電車の中で本を読んでいる女の人は先生です',
  ],
  'nothing found': ['tabreu', 'restarant', 'たべりゅ', 'asdfghjkl', 'ぬぬぬぬ', 'xyzzy', '龘龘'],
} as const satisfies Readonly<Record<string, readonly string[]>>

/** Beginnings as a learner types them, letter by letter. */
export const suggestionQueries: readonly string[] = [
  'taberu', 'kuruma', 'water', 'beautiful', 'to eat', 'たべる', 'きのう', 'べんきょう', '食べ物', '日本語',
].flatMap((word) => Array.from({ length: word.length }, (_, length) => word.slice(0, length + 1)))
