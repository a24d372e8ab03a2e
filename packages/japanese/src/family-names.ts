/**
 * The hundred and forty or so commonest family names of two and more characters, by reading: `reading writing …`,
 * the most usual first. Put together by hand, from no list: no source of ours counts bearers.
 */
const names = `
さとう 佐藤
すずき 鈴木
たかはし 高橋
たなか 田中
いとう 伊藤 伊東
わたなべ 渡辺 渡邊 渡部
やまもと 山本
なかむら 中村
こばやし 小林
かとう 加藤
よしだ 吉田
やまだ 山田
ささき 佐々木
やまぐち 山口
まつもと 松本
いのうえ 井上
きむら 木村
さいとう 斎藤 斉藤 齋藤
しみず 清水
やまざき 山崎
いけだ 池田
はしもと 橋本
あべ 阿部 安部
やました 山下
なかじま 中島
いしい 石井
おがわ 小川
まえだ 前田
おかだ 岡田
はせがわ 長谷川
ふじた 藤田
ごとう 後藤
こんどう 近藤
むらかみ 村上
えんどう 遠藤
あおき 青木
さかもと 坂本
ふくだ 福田
おおた 太田 大田
にしむら 西村
ふじい 藤井
おかもと 岡本
かねこ 金子
ふじわら 藤原
みうら 三浦
なかの 中野
なかがわ 中川
はらだ 原田
まつだ 松田
たけうち 竹内
おの 小野
たむら 田村
なかやま 中山
わだ 和田
いしだ 石田
もりた 森田
うえだ 上田
しばた 柴田
さかい 酒井
よこやま 横山
みやもと 宮本
みやざき 宮崎
うちだ 内田
たかぎ 高木
あんどう 安藤
たにぐち 谷口
おおの 大野
まるやま 丸山
いまい 今井
こうの 河野
たかだ 高田
ふじもと 藤本
たけだ 武田
むらた 村田
うえの 上野
すぎやま 杉山
ますだ 増田
ひらの 平野
おおつか 大塚
くぼ 久保
まつい 松井
こじま 小島
いわさき 岩崎
さくらい 桜井
のぐち 野口
まつお 松尾
のむら 野村
きのした 木下
きくち 菊地 菊池
さの 佐野
おおにし 大西
すぎもと 杉本
あらい 新井 荒井
はまだ 浜田
いちかわ 市川
ふるかわ 古川
みずの 水野
こまつ 小松
しまだ 島田
こやま 小山
やまうち 山内
にしだ 西田
にしかわ 西川
いがらし 五十嵐
きたむら 北村
やすだ 安田
なかた 中田
かわぐち 川口
ひらた 平田
いいだ 飯田
よしかわ 吉川
ほんだ 本田
くぼた 久保田
さわだ 沢田
あきやま 秋山
なかにし 中西
はっとり 服部
いわた 岩田
つちや 土屋
ながい 永井
ひぐち 樋口
すどう 須藤
おおくぼ 大久保
まつおか 松岡
おくむら 奥村
よしむら 吉村
くろだ 黒田
ながた 永田
くりはら 栗原
せきぐち 関口
ほしの 星野
はやかわ 早川
みやけ 三宅
やの 矢野
むらい 村井
くまがい 熊谷
おおたに 大谷
くろき 黒木
`

const readingOf = new Map(
  names
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [reading = '', ...written] = line.split(' ')
      return written.map((text) => [text, reading] as const)
    }),
)
const longest = 3

/** How many characters of the text, from a place on, are a common family name; 0 where none stands there. */
export function familyNameLength(text: string, from: number): number {
  for (let length = longest; length > 1; length -= 1) {
    if (readingOf.has(text.slice(from, from + length))) return length
  }
  return 0
}

export function isCommonFamilyName(text: string, reading: string): boolean {
  return readingOf.get(text) === reading
}
