import { americanForms } from '../../../search-index/text/british-words'
import { toCompared } from '../../../search-index/text/compared-forms'
import { toEnglishRoot } from '../../../search-index/text/english-root'
import { pastForms } from '../../../search-index/text/irregular-forms'
import { everydayBritishWords, everydayDerivations } from './everyday-forms'
import { everydayVerbs } from './everyday-verbs'
import { plainWords } from './plain-words'

/**
 * English words that several Japanese words have as a gloss, where the best known of those means something else first
 * (いつも is "never" as well, 平成 an "era"), and states that English makes of verbs and nouns: `asked = Japanese`, the
 * most usual first. Facts of both languages, as a learner's dictionary from English has them.
 */
const words = `
advantage = 利点 / 有利
apartment = アパート / マンション
apply = 申し込む / 応募
approach = 近づく / 接近
arrive = 着く / 到着
attractive = 魅力的
awful = ひどい
bear = 熊 / 耐える
beach = ビーチ / 浜
benefit = 利益
bore = 退屈
borne = 耐える
buddy = 相棒 / 仲間
careless = 不注意 / そそっかしい
consequence = 結果
considerate = 思いやり
core = 核心
corpse = 死体
cozy = 居心地の良い
dash = ダッシュ
depressed = 落ち込む / 憂鬱
diligence = 勤勉
easy = 簡単 / 易しい
elegance = 優雅 / 上品
era = 時代
essay = 作文 / エッセイ
excellent = 素晴らしい / 優秀
excursion = 遠足
expert = 専門家
drunk = 酔う / 酔っ払い / 酔っ払う
fascinate = 魅了
full = 一杯 / 満ちる
generosity = 気前 / 寛大
gentle = 優しい / 穏やか
grow = 育つ / 成長
grumpy = 不機嫌 / 気難しい
hail = 雹 / あられ
halfway = 途中 / 半ば
hinge = 蝶番
inferior = 劣る
intelligent = 賢い / 知的
interest = 興味 / 関心
jewelry = 宝石 / アクセサリー
lead = 導く / リード
lovely = 素敵 / 可愛い
never = 決して / 一度も
occupy = 占める / 占領
oil = 油 / 石油
opportunity = 機会 / チャンス
outcome = 結果
parallel = 平行 / 並行
poor = 貧しい / 貧乏
popular = 人気
receipt = 領収書 / レシート
relaxation = くつろぎ / リラックス
reprimand = 叱る / 叱責
restless = そわそわ
roast = 焼く / ロースト
safe = 安全 / 大丈夫
significant = 重要
skill = 技術 / 腕 / 技能
souvenir = お土産 / 土産
speeding = スピード違反
stern = 厳しい
stupid = 馬鹿
suddenly = 急に / 突然
sufficient = 十分
taste = 味 / 味わう
thermometer = 温度計 / 体温計
timid = 臆病 / 内気
troublesome = 面倒 / 厄介
undertake = 引き受ける
vacation = 休暇 / 休み
wrong = 間違う / 違う
absent = 欠席 / 留守
account = 口座 / アカウント / 説明
ache = 痛む / 痛み
actually = 実は / 実際
another = 別 / 他
artist = 芸術家 / 画家
ball = ボール / 玉
bar = バー / 棒
bless = 祝福
bush = 茂み / 藪
character = 性格 / 文字
chocolate = チョコレート / チョコ
composition = 作文 / 構成
confidence = 自信 / 信頼
confusion = 混乱
crown = 王冠 / 冠
custom = 習慣 / 慣習
democracy = 民主主義
depth = 深さ / 奥行き
dislike = 嫌い / 嫌う
doubtful = 疑わしい / 怪しい
drama = ドラマ / 劇
drug = 薬 / 麻薬
easily = 簡単 / 容易
employee = 社員 / 従業員
englishman = イギリス人
exam = 試験 / テスト
favor = お願い / 好意
generous = 寛大 / 太っ腹
gladly = 喜んで
greatly = 大いに / 大変
grief = 悲しみ / 嘆き
group = グループ / 集団
hair = 髪 / 毛
healthy = 健康 / 元気
honesty = 正直 / 誠実
humble = 謙虚 / 控えめ
humor = ユーモア
incident = 事件 / 出来事
itch = かゆい / かゆみ
justice = 正義 / 公正
kindness = 親切
large = 大きい / 大きな
limit = 制限 / 限界 / 限度
lunch = 昼食 / 昼ご飯
machine = 機械
market = 市場
million = 百万
mystery = 謎 / ミステリー
natural = 自然 / 当然
naturally = 当然 / もちろん
nature = 自然 / 性質
necessarily = 必ずしも / 必ず
nobody = 誰も
noon = 正午 / 昼
often = よく / しばしば
operation = 手術 / 操作
pain = 痛み / 苦痛
patience = 忍耐 / 我慢
pleasant = 楽しい / 快適
point = 点 / ポイント
product = 製品 / 商品
quickly = 早く / 素早い
safely = 無事 / 安全
satisfactory = 満足 / 十分
shape = 形
sight = 視力 / 光景
situation = 状況 / 事態
smart = 賢い / 頭がいい
smoker = 喫煙者
sorrow = 悲しみ
spirit = 精神 / 魂
statesman = 政治家
substance = 物質
sum = 合計 / 金額
system = システム / 制度
task = 仕事 / 課題
terrible = ひどい / 恐ろしい
theory = 理論 / 説
twice = 二回 / 二度
union = 組合 / 連合
vote = 投票 / 票
waiter = ウェイター
wonder = 不思議 / 思う
writer = 作家 / 作者
youth = 若さ / 青春
amused = 面白がる / 楽しむ
noticeable = 目立つ / 著しい
annoyed = 苛立つ / いらいら
annoying = うるさい / うっとうしい
dizzy = 目が回る / くらくら
bewildered = 戸惑う
captivating = 魅力的
caring = 優しい / 思いやり
charming = 魅力的 / チャーミング
cheating = カンニング / いんちき
challenging = 難しい / やりがい
comforting = 慰める / 心強い
concerned = 心配
confusing = 紛らわしい / ややこしい
crooked = 曲がる / 歪む
dedicated = 熱心 / 専用
demanding = 厳しい / きつい
devastated = 荒れ果てる
devoted = 献身的
disgusting = 気持ち悪い / むかつく
doomed = 運命 / 絶望的
entertaining = 面白い / 楽しい
exhausting = 疲れる
faded = 色褪せる / 褪せる
fascinated = 魅了 / 夢中
flattered = 光栄 / 嬉しい
frustrating = もどかしい / じれったい
gifted = 才能 / 天才
humiliating = 屈辱的
interested = 興味 / 関心
lasting = 永続的 / 長続き
loving = 愛情 / 愛する
misleading = 紛らわしい
moving = 感動的 / 引っ越し
outgoing = 社交的
overwhelmed = 圧倒
overwhelming = 圧倒的
packed = 満員 / 混雑
pleasing = 心地よい / 快い
pleased = 嬉しい / 喜ぶ
pointed = 尖る / 鋭い
pressing = 緊急 / 差し迫る
promising = 有望
puzzled = 困惑 / 戸惑う
puzzling = 不可解 / 不思議
qualified = 資格 / 適任
refreshed = さっぱり / すっきり
revolting = 気持ち悪い / 不快
rewarding = やりがい
rotten = 腐る
shocked = ショック / 驚く
shattered = 砕ける / 粉々
skilled = 上手 / 熟練
smitten = 惚れる / 夢中
soothing = 癒し / 和む
spoiled = 甘やかす / 腐る
strung = 張る / 通す
stuck = 挟まる / 詰まる
stunned = 呆然 / 唖然
stunning = 素晴らしい / 見事
tempting = 魅力的 / 誘惑
terrified = 怯える / 怖い
thrilled = わくわく / 感激
touched = 感動 / 触る
touching = 感動的 / 触る
trapped = 閉じ込める
troubled = 悩む / 困る
underpaid = 薄給
united = 団結 / 統一
unprepared = 準備不足
unwanted = 不要
upset = 動揺 / 怒る
valued = 貴重 / 大切
willing = 喜んで / 意欲
mislaid = 置き忘れる
partook = 参加 / 加わる
founded = 設立 / 創立
lied = 嘘をつく / 嘘
lit = 灯す / 付く
overheard = 小耳に挟む / 立ち聞き
petted = 撫でる / 可愛がる
rewound = 巻き戻す
severed = 切断 / 断つ
sprang = 跳ねる / 飛び出す
sprung = 跳ねる / 飛び出す
supposed = はず / 思う
unwound = ほどく / くつろぐ
beset = 悩ます / 取り囲む
bill = 請求書 / 会計 / 法案
bite = 噛む / 噛み付く / 一口
bit = 少し / ちょっと
carriage = 馬車 / 車両
charge = 料金 / 充電
cherry = さくらんぼ / 桜
couch = ソファ / 長椅子
cross = 渡る / 横切る / 十字架
edge = 端 / 縁
fraction = 分数 / 一部
hen = めんどり / 雌鶏
hook = フック / 鉤 / 釣り針
peacock = 孔雀
pear = 梨 / 洋梨
pigeon = 鳩
talker = 話し手 / おしゃべり
listener = 聞き手 / リスナー
van = バン / ワゴン
bald = 禿げる / つるつる
false = 偽 / 嘘 / 間違い
furry = 毛むくじゃら / ふわふわ
jolly = 陽気 / 愉快
lame = ださい
misty = 霧深い / 霞む
muddy = 泥まみれ / 泥だらけ / 濁る
ripe = 熟す / 熟れる / 完熟
sane = 正気
sick = 病気 / 気持ち悪い
stingy = けち / しみったれ
tame = 大人しい / 飼いならす
tense = 緊張 / 時制
tricky = 厄介 / 難しい
wavy = 波打つ / うねる
rainy = 雨 / 雨降り
bulky = かさばる
elder = 年上 / 年長
eldest = 最年長 / 長男 / 長女
call = 電話 / 呼ぶ
likes = 好き / 好む
misses = 逃す / 恋しい
crumb = パン屑 / 屑
dwarf = 小人 / ドワーフ
fixes = 直す / 修理
hoof = 蹄
listens = 聞く
foggy = 霧深い / 霧
snowy = 雪 / 雪深い
windy = 風が強い / 風の強い
wrestling = レスリング / 格闘
rooster = おんどり / 雄鶏
shiny = ぴかぴか / 輝く
bumpy = でこぼこ / 凸凹
chilly = 肌寒い / 冷える / 寒い
broad = 広い / 幅広い
drier = 乾く / 乾燥 / 乾燥機
passer-by = 通行人
passers-by = 通行人
speaker = スピーカー / 話し手 / 講演者
`

/** By the English word. */
export const everydayWords = readWords(
  words + plainWords + everydayDerivations + everydayBritishWords,
)

/** … and by the verb. */
export const everydayVerbWords = readWords(everydayVerbs.replaceAll(/[()]/gu, ''))
const thingsToo: ReadonlySet<string> = new Set(
  Array.from(everydayVerbs.matchAll(/^\(([a-z]+)\)/gmu), ([, verb = '']) => verb),
)

function readWords(lines: string): ReadonlyMap<string, readonly string[]> {
  return new Map(
    lines
      .trim()
      .split(/\n+/u)
      .map((line) => {
        const [english = '', japanese = ''] = line.split(' = ')
        return [english, japanese.split(' / ')]
      }),
  )
}

/** Of what is done or was done a noun is no answer: `tasted` is 味わう before 味. */
const formOfVerb = /(?:ed|ing)$/u

/** The Japanese words that are meant first; none for most words, of which the glosses tell. */
export function listEverydayWords(
  text: string,
  isKnown: (token: string) => boolean,
): readonly string[] {
  const word = text.toLowerCase()
  const known = everydayWords.get(word)
  if (known !== undefined) return known
  const [, verb] = /^to ([a-z]+)$/u.exec(word) ?? []
  if (verb !== undefined) return everydayVerbWords.get(verb) ?? []
  const compared = toCompared(word)
  if (compared !== undefined)
    return everydayWords.get(americanForms.get(compared) ?? compared) ?? []
  if (!/^[a-z]+$/u.test(word)) return []
  // cheques are not what one checks.
  const singular = everydayWords.get(word.replace(/(?<=[^s])s$/u, ''))
  if (singular !== undefined) return singular
  const base = toListedRoot(word, isKnown)
  const isDone = formOfVerb.test(word) || pastForms.has(word)
  const done = isDone || !thingsToo.has(base) ? everydayVerbWords.get(base) : undefined
  return done ?? (formOfVerb.test(word) ? [] : (everydayWords.get(base) ?? []))
}

/** The root of a word that some gloss or these tables have. */
function toListedRoot(word: string, isKnown: (token: string) => boolean): string {
  return toEnglishRoot(
    word,
    (token) => isKnown(token) || everydayWords.has(token) || everydayVerbWords.has(token),
  )
}
