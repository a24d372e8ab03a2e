/**
 * What a romaji syllable may stand for, in hiragana, the likeliest first: Hepburn, Kunrei-shiki,
 * Nihon-shiki (ISO 3602), the spellings of Japanese input methods and `dz`, which older books have, together.
 *
 * Rows are written `consonant: kana of a i u e o`, `-` where the row has none and `/` between
 * alternatives (`ti` is ち in Kunrei-shiki, ティ in the Hepburn of a loanword).
 */
const rows = `
: あ い う え お
k: か き く け こ
s: さ し/すぃ す せ そ
t: た ち/てぃ つ/とぅ て と
n: な に ぬ ね の
h: は ひ ふ へ ほ
m: ま み む め も
y: や い ゆ いぇ よ
r: ら り る れ ろ
w: わ うぃ/ゐ う うぇ/ゑ を/うぉ
g: が ぎ ぐ げ ご
z: ざ じ/ぢ/ずぃ ず/づ ぜ ぞ
d: だ ぢ/でぃ づ/どぅ で ど
b: ば び ぶ べ ぼ
p: ぱ ぴ ぷ ぺ ぽ
c: か し く せ こ
f: ふぁ ふぃ ふ ふぇ ふぉ
j: じゃ/ぢゃ じ/ぢ じゅ/ぢゅ じぇ じょ/ぢょ
v: ゔぁ ゔぃ ゔ ゔぇ ゔぉ
l: ら/ぁ り/ぃ る/ぅ れ/ぇ ろ/ぉ
x: ぁ ぃ ぅ ぇ ぉ
q: くぁ くぃ く くぇ くぉ
ky: きゃ きぃ きゅ きぇ きょ
sy: しゃ しぃ しゅ しぇ しょ
ty: ちゃ ちぃ ちゅ ちぇ ちょ
ny: にゃ にぃ にゅ にぇ にょ
hy: ひゃ ひぃ ひゅ ひぇ ひょ
my: みゃ みぃ みゅ みぇ みょ
ry: りゃ りぃ りゅ りぇ りょ
gy: ぎゃ ぎぃ ぎゅ ぎぇ ぎょ
zy: じゃ/ぢゃ じぃ じゅ/ぢゅ じぇ じょ/ぢょ
dy: ぢゃ ぢぃ ぢゅ/でゅ ぢぇ ぢょ
by: びゃ びぃ びゅ びぇ びょ
py: ぴゃ ぴぃ ぴゅ ぴぇ ぴょ
fy: ふゃ - ふゅ - ふょ
vy: ゔゃ - ゔゅ - ゔょ
jy: じゃ じぃ じゅ じぇ じょ
cy: ちゃ ちぃ ちゅ ちぇ ちょ
sh: しゃ し しゅ しぇ しょ
ch: ちゃ ち ちゅ ちぇ ちょ
ts: つぁ つぃ つ つぇ つぉ
th: てゃ てぃ てゅ てぇ てょ
dh: でゃ でぃ でゅ でぇ でょ
wh: うぁ うぃ う うぇ うぉ
kw: くぁ/くゎ くぃ くぅ くぇ くぉ
gw: ぐぁ/ぐゎ ぐぃ ぐぅ ぐぇ ぐぉ
sw: すぁ すぃ すぅ すぇ すぉ
tw: - - とぅ - -
dw: - - どぅ - -
dz: ざ じ/ぢ づ/ず ぜ ぞ
hw: ふぁ ふぃ - ふぇ ふぉ
ly: りゃ/ゃ ぃ りゅ/ゅ ぇ りょ/ょ
xy: ゃ ぃ ゅ ぇ ょ
lt: - - っ - -
xt: - - っ - -
lts: - - っ - -
xts: - - っ - -
lw: ゎ - - - -
xw: ゎ - - - -
lk: ゕ - - ゖ -
xk: ゕ - - ゖ -
`

const vowels = ['a', 'i', 'u', 'e', 'o']

function readRow(row: string): ReadonlyArray<readonly [string, readonly string[]]> {
  const [consonant = '', cells = ''] = row.split(/:\s*/)
  return cells
    .split(' ')
    .flatMap((cell, index) =>
      cell === '-' ? [] : [[`${consonant}${vowels[index] ?? ''}`, cell.split('/')] as const],
    )
}

/** Kana by romaji syllable, the likeliest first. */
export const kanaBySyllable: ReadonlyMap<string, readonly string[]> = new Map(
  rows.trim().split('\n').flatMap(readRow),
)

/** Letters of the longest syllable (`xtsu`). */
export const longestSyllable = Math.max(...[...kanaBySyllable.keys()].map((key) => key.length))
