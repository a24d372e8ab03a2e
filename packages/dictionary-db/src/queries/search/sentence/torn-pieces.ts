/** A piece that is no word where it stands, for what is before it or behind it is of the same words. */
interface TornPiece {
  before?: RegExp
  behind?: RegExp
  /** Only as a form of a word, or only as a word of its own. */
  as?: 'form' | 'word'
}

/** By how they are written. Found in the sentences of the Tanaka Corpus, whose words are known. */
const tornPieces: ReadonlyMap<string, TornPiece> = new Map(
  Object.entries({
    // 忘れないように is of ない and よう, …
    いよう: { before: /[なよい\p{sc=Han}]$/u },
    // … as 夢のような is.
    ような: { before: /./u },
    うな: { before: /よ$/u },
    ないよう: { before: /./u },
    // 若かったにちがいない has no Sunday.
    にち: { behind: /^が[いう]/u },
    // 彼とはまったく, 彼はこの本を, 君はいったい, 音楽がたいへん, 僕がいます.
    はま: { behind: /^った/u },
    ったく: { before: /ま$/u },
    ったくない: { before: /ま$/u },
    はこ: { before: /./u, behind: /^(?:の|んな|れ|こ|ち)/u },
    いった: { behind: /^い[どつだ何誰]/u },
    はいった: { behind: /^い/u },
    がた: { behind: /^いへん/u },
    がい: { behind: /^[いまる]/u },
    // でしょう and ですか are one, as だろう is.
    しょう: { before: /で$/u },
    しょうか: { before: /で$/u },
    しょ: { before: /で$/u },
    す: { before: /で$/u },
    すか: { before: /で$/u },
    ろう: { before: /だ$/u },
    ろうか: { before: /だ$/u },
    // のである and のです say how it is, and not why.
    ので: { behind: /^(?:あ[るっりろれ]|し(?:た|ょ)|す|は[なあ])/u },
    // 行けるってば, 信じるほどばかではない.
    ば: { before: /(?:(?<!^だ)って|ほど)$/u },
    ってば: { before: /^だ$/u },
    // お子さんがおありですか.
    がお: { behind: /^(?![でをのにはも])./u },
    // 賢いのには驚く, 時間通りに, クラスのみなに, なんとかわいい.
    のに: { behind: /^は/u },
    通りに: { as: 'form' },
    通りには: { as: 'form' },
    のみ: { behind: /^な[にがはを]/u },
    なんとか: { behind: /^わい/u },
    // 午後はまるまる, 何でもお役に.
    はまる: { behind: /^まる/u },
    もお: { before: /[でにがはをと]$/u, behind: /^\p{sc=Han}/u },
    // 二ヶ月間.
    月間: { before: /[ヶゖけか箇]$/u },
    // 喉がからからに乾く, 感謝の思いでいっぱい, いまだに, 蛙飛び込む.
    から: { behind: /^からに/u },
    思いで: { behind: /^(?:いっぱい|一杯)/u },
    いまだ: { behind: /^に/u },
    蛙飛び: { behind: /^込/u },
    // ねえ、聞いてる is called out, and nothing that is not there.
    ねえ: { before: /^$/u, as: 'form' },
    // そんなの is そんな and の; 歯磨いて has no 歯磨き.
    そん: { behind: /^な/u },
    こん: { behind: /^な/u },
    あん: { behind: /^な/u },
    歯磨: { behind: /^[かいきくけこ]/u },
    // 雨により中止.
    より: { before: /に$/u },
    により: { as: 'form' },
    // 若くはない.
    若くは: { behind: /^(?:あり|な)/u },
    // 世間知らずにもほどがある.
    知らずに: { before: /世間$/u },
    // わけにはいかない is the only one, and divides nothing.
    わけに: { behind: /^は/u, as: 'form' },
    わけには: { as: 'form' },
    // Who plays the guitar can do so; what bursts is a bubble.
    弾ける: { before: /(?<![泡実豆船夢いみ])[がも]$/u, as: 'word' },
    // お電話いただきまして, 確認頂きありがとう.
    まして: { before: /[いきぎしちびみりえけげせてねべめれ頂]$/u, as: 'word' },
    頂き: { behind: /^(?:、|まし|ます|あり|たく|誠|恐)/u, as: 'word' },
    // 父ときたら.
    とき: { behind: /^たら/u },
    // お釣りはいりません.
    はいりません: { before: /[\p{sc=Han}りし]$/u },
    はいらない: { before: /[\p{sc=Han}りし]$/u },
    // 見るやいなや.
    いな: { before: /や$/u, behind: /^や/u },
    // 日本でもっとも高い.
    もっと: { behind: /^も(?![っらうの])/u },
    // 来たらどうか.
    どうか: { before: /[ただ]ら$/u },
    // 何とか.
    とか: { before: /(?:何|なん)$/u },
    // なのももっともだ, 何をなすべきか.
    ももっと: { behind: /^も/u },
    すべき: { before: /をな$/u },
    // A clause begins with them: 子供だから and 帰ったところで are two words.
    だから: { before: /./u },
    ところで: { before: /./u },
    // みなさん, which 見なす denies nowhere.
    みなさん: { as: 'form' },
    // Nor is a cousin one of いる, the pitiful one of かわいい, or なんの of なる.
    いとこ: { as: 'form' },
    かわいそう: { as: 'form' },
    かわいそうな: { as: 'form' },
    かわいそうに: { as: 'form' },
    なんの: { as: 'form' },
    みんな: { as: 'form' },
    ため: { as: 'form' },
    すみません: { as: 'form' },
    すみませんでした: { as: 'form' },
    すんだ: { as: 'form' },
    ふるまい: { as: 'form' },
    // はるか向こうに and の前に are where it is.
    向こう: { behind: /^(?:[にのでがをはもへ側岸]|から|まで|、|$)/u, as: 'form' },
    // Nobody is there; within so much is written in kanji.
    いない: { as: 'word' },
    // 限界にきた: the north is written in kanji, and 彼の said of him.
    きた: { as: 'word' },
    彼の: { as: 'word' },
    あたりに: { before: /の$/u, as: 'form' },
  }),
)

/** What is looked at on either side. */
const longestBeside = 4

/** How long those are that begin with a character, a bit for each length: asked of every word that a sentence may have. */
const lengths = new Map<number, number>()
for (const piece of tornPieces.keys()) {
  const first = piece.charCodeAt(0)
  lengths.set(first, (lengths.get(first) ?? 0) | (1 << piece.length))
}

/** Is what stands there, as a form or as a word of its own, torn out of other words? */
export function isTornPiece(
  key: string,
  { from, to, as }: { from: number; to: number; as: 'form' | 'word' },
): boolean {
  const length = to - from
  if ((((lengths.get(key.charCodeAt(from)) ?? 0) >>> length) & 1) === 0) return false
  const torn = tornPieces.get(key.slice(from, to))
  if (torn === undefined || (torn.as !== undefined && torn.as !== as)) return false
  const before = key.slice(Math.max(0, from - longestBeside), from)
  const behind = key.slice(to, to + longestBeside)
  return (torn.before?.test(before) ?? true) && (torn.behind?.test(behind) ?? true)
}
