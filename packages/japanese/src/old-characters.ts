/**
 * Characters as they were written before the reform of 1946 (kyūjitai) and other common variants, each
 * with the form of today. After the list of the Jōyō kanji, which names the old forms (Agency for
 * Cultural Affairs, 2010), and the notes of variants in KANJIDIC2.
 */
const pairs = `
亞亜 惡悪 壓圧 圍囲 醫医 爲為 壹壱 隱隠 榮栄 營営 衞衛 驛駅 圓円 鹽塩 緣縁 艷艶 應応 歐欧 毆殴 櫻桜 奧奥 橫横
溫温 穩穏 假仮 價価 畫画 會会 繪絵 壞壊 懷懐 擴拡 殼殻 覺覚 學学 嶽岳 樂楽 渴渇 罐缶 卷巻 陷陥 勸勧 寬寛 關関
歡歓 觀観 顏顔 氣気 歸帰 僞偽 戲戯 犧犠 舊旧 據拠 擧挙 虛虚 峽峡 挾挟 狹狭 鄕郷 曉暁 區区 驅駆 勳勲 薰薫 徑径
莖茎 惠恵 揭掲 溪渓 經経 螢蛍 輕軽 繼継 鷄鶏 藝芸 擊撃 缺欠 硏研 縣県 儉倹 劍剣 險険 圈圏 檢検 獻献 權権 顯顕
驗験 嚴厳 廣広 效効 恆恒 黃黄 鑛鉱 號号 國国 黑黒 碎砕 濟済 齋斎 劑剤 雜雑 參参 棧桟 蠶蚕 慘惨 贊賛 殘残 絲糸
齒歯 兒児 辭辞 濕湿 實実 寫写 釋釈 壽寿 收収 從従 澁渋 獸獣 縱縦 肅粛 處処 敍叙 將将 稱称 涉渉 燒焼 證証 奬奨
條条 狀状 乘乗 淨浄 剩剰 疊畳 繩縄 壤壌 孃嬢 讓譲 釀醸 觸触 囑嘱 眞真 寢寝 愼慎 盡尽 圖図 粹粋 醉酔 穗穂 隨随
髓髄 樞枢 數数 瀨瀬 聲声 齊斉 靜静 竊窃 攝摂 專専 淺浅 戰戦 踐践 錢銭 潛潜 纖繊 禪禅 雙双 壯壮 爭争 莊荘 搜捜
插挿 巢巣 曾曽 瘦痩 裝装 總総 騷騒 藏蔵 臟臓 卽即 屬属 續続 墮堕 對対 體体 帶帯 滯滞 臺台 瀧滝 擇択 澤沢 擔担
單単 膽胆 團団 斷断 彈弾 遲遅 癡痴 蟲虫 晝昼 鑄鋳 廳庁 徵徴 聽聴 敕勅 鎭鎮 遞逓 鐵鉄 點点 轉転 傳伝 燈灯 當当
黨党 盜盗 稻稲 鬪闘 德徳 獨独 讀読 屆届 貳弐 惱悩 腦脳 霸覇 拜拝 廢廃 賣売 麥麦 發発 髮髪 拔抜 祕秘 濱浜 甁瓶
拂払 佛仏 倂併 竝並 餠餅 邊辺 變変 辨弁 瓣弁 辯弁 步歩 寶宝 豐豊 襃褒 飜翻 每毎 萬万 滿満 麵麺 默黙 彌弥 譯訳
藥薬 與与 豫予 餘余 譽誉 搖揺 樣様 謠謡 來来 賴頼 亂乱 覽覧 龍竜 兩両 獵猟 綠緑 淚涙 壘塁 禮礼 勵励 戾戻 靈霊
齡齢 曆暦 歷歴 戀恋 鍊錬 爐炉 勞労 樓楼 錄録 灣湾 靑青 淸清 飮飲 產産 內内 吳呉 說説 稅税 脫脱 敎教 戶戸 姬姫
强強 槪概 娛娯 晚晩 勻匂 尙尚 悅悦 銳鋭 閱閲 郞郎 靭靱 敘叙 搔掻 嶋島 峯峰 舘館 冨富 﨑崎 髙高 濵浜 邉辺 鄰隣
裡裏 劒剣 劔剣 莵兎 兔兎 羣群 畧略 嶌島 凉涼 棊碁 鳫雁 脉脈 咏詠 慾欲 迹跡 囘回 囬回 册冊 决決 况況 减減 冰氷
凖準 卆卒 埀垂 壻婿 寳宝 廏厩 徃往 恠怪 懴懺 昬昏 栢柏 湼涅 潑溌 皷鼓 稺稚 竒奇 笋筍 糺糾 絕絶 耻恥 肬疣 腟膣
艸草 苅刈 讚讃 谿渓 豬猪 贗贋 躰体 軆体 迯逃 遙遥 釼剣 鈎鉤 雞鶏 靣面 駈駆 鷗鴎 麪麺
`

const newOf = new Map(
  pairs
    .trim()
    .split(/\s+/u)
    .map((pair) => {
      const [old = '', today = ''] = pair
      return [old, today] as const
    }),
)

/** The text with every old form of a character written as today: 體操 is 体操. Its length stays. */
export function toNewCharacters(text: string): string {
  let written = ''
  for (const character of text) written += newOf.get(character) ?? character
  return written
}

/** Of names: characters that today's list keeps apart, of which one is written for the other. */
const alsoOfNames = ['斉斎', '島嶌', '辺邊邉', '崎﨑嵜', '高髙', '浜濱濵', '富冨', '吉𠮷']

/** By each character all that are written for it in names, itself among them. */
const writtenForIt = new Map<string, ReadonlySet<string>>()

function join(one: string, other: string): void {
  const all = new Set([
    one,
    other,
    ...(writtenForIt.get(one) ?? []),
    ...(writtenForIt.get(other) ?? []),
  ])
  for (const each of all) writtenForIt.set(each, all)
}

for (const [old, today] of newOf) join(old, today)
for (const [first = '', ...others] of alsoOfNames) for (const other of others) join(first, other)

/** A name has hardly three characters that are written otherwise. */
const mostWritings = 24

/** How else a name is written: 渡邊 is 渡辺 and 渡邉, 齊藤 斉藤, 斎藤 and 齋藤. */
export function listOtherWritings(name: string): string[] {
  let writings = ['']
  for (const character of name) {
    const each = [...(writtenForIt.get(character) ?? character)]
    if (writings.length * each.length > mostWritings) return []
    writings = writings.flatMap((before) => each.map((one) => before + one))
  }
  return writings.filter((each) => each !== name)
}
