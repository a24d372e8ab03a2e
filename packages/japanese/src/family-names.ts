/**
 * The hundred and fifty or so commonest family names of two and more characters that are no words of a
 * dictionary; after the counts of telephone books (Meiji Yasuda Life, 2018).
 */
const names = `
佐藤 鈴木 高橋 田中 伊藤 渡辺 渡邊 渡部 山本 中村 小林 加藤 吉田 山田 佐々木 山口 松本 井上 木村 斎藤 斉藤 齋藤 清水
山崎 池田 橋本 阿部 山下 中島 石井 小川 前田 岡田 長谷川 藤田 後藤 近藤 村上 遠藤 青木 坂本 福田 太田 西村
藤井 岡本 金子 藤原 三浦 中野 中川 原田 松田 竹内 小野 田村 中山 和田 石田 森田 上田 柴田 酒井
横山 宮本 内田 高木 安藤 谷口 大野 丸山 今井 河野 高田 藤本 武田 村田 上野 杉山 増田 平野 大塚 久保
松井 小島 岩崎 桜井 野口 松尾 野村 木下 菊地 菊池 佐野 大西 杉本 新井 浜田 市川 古川 水野 小松 島田 小山 山内
西田 西川 五十嵐 北村 安田 中田 川口 平田 飯田 吉川 本田 久保田 沢田 秋山 中西 服部 岩田 土屋
永井 荒井 樋口 須藤 大久保 松岡 奥村 吉村 黒田 永田 栗原 関口 星野 早川 三宅 村井 矢野 熊谷 大谷 黒木
`

const known = new Set(names.trim().split(/\s+/u))
const longest = 3

/** How many characters of the text, from a place on, are a common family name; 0 where none stands there. */
export function familyNameLength(text: string, from: number): number {
  for (let length = longest; length > 1; length -= 1) {
    if (known.has(text.slice(from, from + length))) return length
  }
  return 0
}
