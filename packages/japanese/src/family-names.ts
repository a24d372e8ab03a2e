import { shortKanaKey } from './kana/normalize-kana'

/**
 * The three hundred or so commonest family names, by reading: `reading writing …`,
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
いしかわ 石川
はら 原
もり 森
はやし 林
おか 岡
みなみ 南
ひがし 東
にし 西
きた 北
たに 谷
つじ 辻
せき 関
すが 菅
おおいし 大石
おおしま 大島
おおはし 大橋
おおかわ 大川
おおむら 大村
おおやま 大山
おおもり 大森
おおい 大井
おだ 小田 織田
おざわ 小沢
おくだ 奥田
おかざき 岡崎
おかむら 岡村
おがた 緒方
おおば 大場 大庭
かわい 河合 川井
かわむら 川村 河村
かわかみ 川上
かわさき 川崎
かわしま 川島 河島
かわだ 川田 河田
かたやま 片山
かたおか 片岡
かじわら 梶原
かさい 葛西 笠井
かねだ 金田
かまた 鎌田
かみや 神谷
きたがわ 北川
きくた 菊田
くどう 工藤
くろさわ 黒沢 黒澤
くろかわ 黒川
くわばら 桑原
くわた 桑田
こいけ 小池
こいずみ 小泉
こだま 児玉
こみやま 小宮山
こにし 小西
さくま 佐久間
さかた 坂田
さかぐち 坂口
さとみ 里見
しのはら 篠原
しのざき 篠崎
しぶや 渋谷
しもむら 下村
しらいし 白石
しらかわ 白川
すがわら 菅原
すぎうら 杉浦
すぎた 杉田
せがわ 瀬川
せきね 関根
そのだ 園田
たかしま 高島
たかの 高野
たかやま 高山
たかはた 高畑
たきざわ 滝沢
たけなか 竹中
たけもと 竹本 武本
たけい 武井
たしろ 田代
たなべ 田辺
たばた 田端
たまき 玉木
ちば 千葉
つかもと 塚本
つだ 津田
つちだ 土田
つつみ 堤
てらだ 寺田
とくなが 徳永
とみた 富田
とみなが 富永
とよだ 豊田
なかい 中井
ながおか 長岡
ながしま 長島
ながの 永野
なかざわ 中沢
なりた 成田
にしお 西尾
にしおか 西岡
にしやま 西山
ぬまた 沼田
のだ 野田
のなか 野中
はしだ 橋田
はたけやま 畠山
はまぐち 浜口
はらぐち 原口
ひらい 平井
ひらやま 平山
ひろせ 広瀬
ひろた 広田
ふかざわ 深沢
ふくい 福井
ふくしま 福島
ふくなが 福永
ふじおか 藤岡
ふじさわ 藤沢
ふじむら 藤村
ふるた 古田
ほり 堀
ほりうち 堀内
ほりえ 堀江
ほんま 本間
まえかわ 前川
まきの 牧野
まつうら 松浦
まつざき 松崎
まつした 松下
まつしま 松島
まつなが 松永
まつばら 松原
まつむら 松村
まるお 丸尾
みかみ 三上
みずたに 水谷
みぞぐち 溝口
みなもと 源
みやした 宮下
みやた 宮田
みやざわ 宮沢
みやかわ 宮川
むらやま 村山
むらおか 村岡
もちづき 望月
もとやま 本山
もりおか 森岡
もりもと 森本
もりやま 森山
もりかわ 森川
やぎ 八木
やじま 矢島
やまなか 山中
やまむら 山村
やまね 山根
やまかわ 山川
やまおか 山岡
やすい 安井
よこい 横井
よこた 横田
よしおか 吉岡
よしざわ 吉沢
よねだ 米田
わかばやし 若林
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
/** What they begin with: at most places of a text no name begins. */
const firstCharacters = new Set([...readingOf.keys()].map((name) => name.charCodeAt(0)))

/** How many characters of the text, from a place on, are a common family name; 0 where none stands there. */
export function familyNameLength(text: string, from: number): number {
  if (!firstCharacters.has(text.charCodeAt(from))) return 0
  // At the end of a text no more stands there.
  for (let length = Math.min(longest, text.length - from); length > 1; length -= 1) {
    if (readingOf.has(text.slice(from, from + length))) return length
  }
  return 0
}

export function isCommonFamilyName(text: string, reading: string): boolean {
  return readingOf.get(text) === reading
}

const readings = [...new Set(readingOf.values())]
const byReading = new Map([
  ...readings.map((reading) => [shortKanaKey(reading), reading] as const),
  ...readings.map((reading) => [reading, reading] as const),
])

/** The common family name that is read so, also where its long vowels are left out: さとう for さと. */
export function findFamilyNameReading(kana: string): string | undefined {
  return byReading.get(kana)
}
