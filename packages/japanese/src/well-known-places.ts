/** Prefectures, the largest cities, and parts of them and sights that are spoken of everywhere. */
const places = new Set(
  `東京 京都 大阪 北海道 青森 岩手 宮城 秋田 山形 福島 茨城 栃木 群馬 埼玉 千葉 神奈川 新潟 富山 石川 福井 山梨 長野 岐阜
  静岡 愛知 三重 滋賀 兵庫 奈良 和歌山 鳥取 島根 岡山 広島 山口 徳島 香川 愛媛 高知 福岡 佐賀 長崎 熊本 大分 宮崎 鹿児島
  沖縄 横浜 名古屋 札幌 神戸 川崎 仙台 浜松 堺 金沢 那覇 日本 新宿 渋谷 上野 銀座 池袋 秋葉原 浅草 原宿 品川 箱根 日光 鎌倉
  富士山 琵琶湖 小樽 函館 旭川 盛岡 郡山 水戸 宇都宮 前橋 大宮 船橋 成田 吉祥寺 六本木 赤坂 恵比寿 目黒 中野 荻窪 立川 八王子
  新橋 有楽町 神田 両国 築地 豊洲 羽田 湘南 熱海 軽井沢 松本 高山 豊田 伊勢 梅田 難波 心斎橋 天王寺 祇園 嵐山 宇治 姫路 倉敷
  下関 松江 松山 高松 博多 天神 別府 由布院 屋久島 石垣島 宮古島 淡路島 佐渡 瀬戸内海 富良野 知床 尾瀬 白川郷 出雲 厳島 宮島
  金閣寺 銀閣寺 東大寺 法隆寺 清水寺 伏見 高野山 阿蘇 桜島`.split(/\s+/u),
)

/** More characters no such name has. */
const longest = 4
/** 堺 alone is too much else. */
const shortest = 2
/** What they begin with: at most places of a text no name begins. */
const firstCharacters = new Set([...places].map((place) => place.charCodeAt(0)))

export function isWellKnownPlace(name: string): boolean {
  return places.has(name)
}

/** How many characters the well-known place has that the text names from there; 0 for none. */
export function wellKnownPlaceLength(text: string, from: number): number {
  if (!firstCharacters.has(text.charCodeAt(from))) return 0
  // At the end of a text no more stands there.
  for (let length = Math.min(longest, text.length - from); length >= shortest; length -= 1) {
    if (places.has(text.slice(from, from + length))) return length
  }
  return 0
}
