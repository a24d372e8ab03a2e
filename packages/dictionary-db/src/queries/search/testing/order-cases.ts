/** Why the words on the right come first, in this order, for what is typed on the left. */
export interface OrderGroup {
  reason: string
  /** Lines of `query → first second …`. */
  cases: string
}

/** The order of words in the full dictionary, as a learner and a teacher would expect it. */
export const orderGroups: readonly OrderGroup[] = [
  {
    reason: 'what follows a particle or a prefix, before the particle or prefix that it opens with',
    cases: `
に違いない → 違いない に
の暁に → 暁 に の
て仕方がない → 仕方がない て
ご高配 → 高配 ご
お茶わん → 茶わん お
XYZは学校です → は 学校 です`,
  },
  {
    reason: 'each side of a range with what it counts, and a date before the parts of its year',
    cases: `
2、3日 → 二日 三日
2,3日 → 二日 三日
3~5人 → 三人 五人
3〜5人 → 三人 五人
二、三人 → 二人 三人
2006年2月28日 → 年 二月 二十八日
ござい → ござい`,
  },
  {
    reason:
      'kana are the whole of how a kanji is read, before a part of it, a count, or a verb short of a kana',
    cases: `
き味 → 気味 興味
じ道 → 地道
か器 → 火器
応とう → 応答
衰たい → 衰退
一しょう → 一生
戦シ → 戦士
芽ばえ → 芽生え
引きつづき → 引き続き
触れこみ → 触れ込み
壊し → 壊す
書き → 書く`,
  },
  {
    reason: 'an expression in kana that is marked as common, before a form of a word',
    cases: `
だろう → だろう だ
ついて → ついて
すれば → すれば する
だっけ → だっけ`,
  },
  {
    reason: 'a kana less or more between the kanji and the ending, and nouns without it',
    cases: `
始る → 始まる 始める
始った → 始まる
加った → 加わる
広った → 広がる
誘なう → 誘う
洗らった → 洗う
働らいた → 働く
引き下 → 引き下げ
使方 → 使い方
申込み → 申込み
受付け → 受付
話合い → 話合い
取扱 → 取扱`,
  },
  {
    reason: 'what one calls out, an expression with kanji, を as it is typed, and katakana',
    cases: `
すまん → すまん
あかん → あかん 開く
なんだ → なんだ
助けて → 助けて 助ける
みにくい → 醜い
廣がる → 広がる 広い
kiotsukeru → 気をつける
koeokakeru → 声をかける
バイバイ → バイバイ 売買
オンナ → 女
シテイ → 指定
ヤカン → やかん 夜間
ネタ → ねた`,
  },
  {
    reason: 'a verb that people know with what ends a clause, before what it may be a slip of',
    cases: `
いくから → 行く から
きるし → 切る
わかるけど → わかる
書くんや → 書く
見そびれた → 見る
寝っぱなし → 寝る
つけっぱなし → つけっぱなし
何だっけ → 何だっけ
のるみたい → 乗る`,
  },
  {
    reason: 'what one learns as it is said, before a verb or noun of which it is a form',
    cases: `
続いて → 続いて 続く
加えて → 加えて 加える
押して → 押す
いたい → 痛い 遺体
ありがたい → ありがたい
あとで → 後で
ゆったり → ゆったり
かりに → 仮に
せずに → せずに
ついでに → ついでに`,
  },
  {
    reason: 'a well-known word spelled by half, beside a word of which that is a form',
    cases: `
会しゃ → 会社
発けん → 発見 発く
空こう → 空く 空港
行こう → 行く
元気ですか → お元気ですか`,
  },
  {
    reason: 'a well-known word whose vowels or small kana are left out, beside what is written so',
    cases: `
yusho → 優勝
togo → 統合
hodo → ほど 歩道 報道
maku → 幕 まく マーク
undo → ほどく 開く 運動
せーふ → セーフ 政府
きやく → 規約 客
きよう → 器用 着る 今日`,
  },
  {
    reason: 'what is measured in Latin letters, and what is counted, as it is said',
    cases: `
5kg → キロ 五
2.5kg → 二 点 五 キロ
20% → パーセント 二十
3LDK → ＬＤＫ 三
5g → ５Ｇ
10トン → トン 十
さんじかん → 時間 参事官 三`,
  },
  {
    reason: 'of words that are read alike today the one that was spelled so before 1946',
    cases: `
てふてふ → 蝶々
くわじ → 火事 家事
くわんけい → 関係
きふきふしや → 救急車
けふ → 今日
くわし → 詳しい 食う 食わす 菓子`,
  },
  {
    reason: 'a word one letter away before what is put together, and vowels in other places',
    cases: `
shinkasen → 新幹線 進化
benkyoushita → 勉強
restraunt → 束縛 レストラン
dzutsuu → 頭痛`,
  },
  {
    reason: 'what is asked for in words, and what English counts, as Japanese counts it',
    cases: `
how do you say umbrella → 傘
what is the Japanese word for umbrella? → 傘
umbrella in Japanese → 傘
two bottles → 二本
May 5th → 五月 五日
eight o'clock → 八時
ninety-nine → 九十 九
three cups of coffee → 杯 三
one day → 一日`,
  },
  {
    reason:
      'what is all but linked by its verb, what is more than one, and what somebody is wished',
    cases: `
out of breath → 息を切らす
business cards please → 名刺
do you take credit cards → クレジットカード
have a pleasant flight → いってらっしゃい
safe travels → いってらっしゃい
insincere → 不誠実`,
  },
  {
    reason: 'what is said among friends and in the west, as the word that it is of',
    cases: `
せやろ → そう
なんつーか → なんという か
せやな → せやな
やだ → やだ
そりゃ → そりゃ
そうっす → そう っす
そうかな → そう
つーか → つーか
つまんねー → つまらない
違くて → 違う
ありゃしない → ある
さかな → 魚
いんじゃね → いい
あかんで → あかん で
食べたらあかん → 食べる あかん
やだよ → やだ よ
やだやだ → やだ
んだんだ → んだ
つってた → 言う
しんど → 震度 深度 進度 しんどい
たことがある → ことがある
いいんじゃない → いい
行くんじゃない → 行く
行くっしょ → 行く
いいっしょ → いい
わかんね → わかる
よくね → いい
ほらね → ほらね
しらね → 知る
行っといで → 行く
行ったろか → 行く
やったるわ → やる
いたっ → 痛い
かいとう → 回答 解答
いたる → 至る
あっとう → 圧倒`,
  },
  {
    reason:
      'romaji with hyphens that no word has, names before what people are called, and ends that nobody hears',
    cases: `
mikka-kan → 三日 間
san-ji → 三時
san-gatsu → 三月
Tanaka-san → さん
sensei-tachi → 先生 たち
田中さん → さん
gozaimas → ございます
shokai suru → 紹介
renshu shimasu → 練習
ryorisuru → 料理
eigyo suru → 営業
shitsurei shimas → 失礼します
宜しく御願いします → 宜しくお願いします`,
  },
  {
    reason: 'a slip before what only begins so or has the kana inside, unless that is better known',
    cases: `
oishikata → おいしい
おいしかた → おいしい
さむかた → 寒い
のんた → 飲む
たべましだ → 食べる
tabemashta → 食べる
でんさ → 電車
じてんさ → 自転車
あぐま → 悪魔
にんほ → 日本
いれも → 入れ物
ツャツ → シャツ`,
  },
  {
    reason: 'what sounds as the kana do beside a word of which they are a form',
    cases: `
おとさん → お父さん 落とす
かんじよう → 感じる 感情
おいし → おいしい`,
  },
  {
    reason:
      'kana that hardly anybody would say as words side by side are one word with a slip, the likeliest first',
    cases: `
けいざつ → 警察
ごめんさない → ごめんなさい
かぞぐ → 家族
こんちには → こんにちは
たふれる → 倒れる
ありがとうござます → ありがとうございます
てあう → 出会う
かみない → 紙 ない
だめっす → だめ っす
ねこがすき → 猫 が 好き
しゅうだよ → 州 だ よ`,
  },
  {
    reason: 'a number of several parts in kana is those, alone and before what it counts',
    cases: `
せんにひゃく → 千 二百
ごじゅうろく → 五十 六
さんまんえん → 円 三 万
にせんごひゃくえん → 円 二 千 五百`,
  },
  {
    reason: 'decades, parts of a town and numbers of things are counted with words of their own',
    cases: `
1980年代 → 年代 千 九百 八十
3丁目 → 丁目 三
3号 → 号 三
3節 → 節 三`,
  },
  {
    reason: 'an animal before the sign of the zodiac that has its name',
    cases: `
sheep → 羊
rat → ネズミ
ox → 牛
boar → いのしし
tiger → 虎`,
  },
  {
    reason: 'how a thing is Japanese says by a word of its own, before a loanword',
    cases: `
soft → 柔らかい
softer → 柔らかい
simpler → 簡単
no smoking → 禁煙`,
  },
  {
    reason: 'two words that are one, and what is felt by whoever has it',
    cases: `
log in → ログイン
to log out → ログアウト
air port → 空港
out side → 外
every day → 毎日
homesick → ホームシック
seasick → 船酔い`,
  },
  {
    reason: 'what English says with a word of its own, Japanese by the form of the verb',
    cases: `
I want to go home → 帰る
can't sleep → 寝る 眠る
don't run → 走る
I have to work → 働く
I want to learn Japanese → 学ぶ
don't touch it → 触る
please open the window → 開ける
please close the door → 閉める
could you help me → 手伝う
may I take a photo → 写真を撮る 撮る
my head hurts → 痛い 頭痛
my stomach hurts → 痛い 胃痛
charge the phone → 充電
save a file → 保存
save time → 節約
get lost → 道に迷う 迷う
lost and found → 遺失物
I live in Tokyo → 住む
vaiorin wo hiku → ヴァイオリン`,
  },
  {
    reason: 'whose it is stands in few glosses: the thing, before what only has the words in it',
    cases: `
my husband → 夫
your wife → 奥さん
your husband → ご主人 夫
their children → 子供
my friend → 友達`,
  },
  {
    reason: 'what one is, which is an adjective',
    cases: `
to be busy → 忙しい
to be happy → 嬉しい
to be cold → 寒い
to be kind → 親切
to be quiet → 静か
to be sleepy → 眠い
to be honest → 正直
to be tired → 疲れる
to be sad → 悲しむ
to be late → 遅れる`,
  },
  {
    reason: 'a phrase that no word says: its words, in their order',
    cases: `
watch tv → 見る
drink coffee → 飲む
very cute → とても
big dog → 大きい
to wait at home → 待つ
where is the bathroom → どこ
too expensive → 高すぎる
take off shoes → 脱ぐ
listen to music → 聞く`,
  },
  {
    reason:
      'what one does that is called so, before the thing; a thing that is the past of a verb too',
    cases: `
fishing → 釣り
boxing → ボクシング
booking → 予約
driving → 運転
seating → 座席
rose → ばら
wound → 傷
their → 彼ら`,
  },
  {
    reason: 'a word that is known, before one that says just that and that hardly anybody knows',
    cases: `
homeless → ホームレス
unfriendly → 冷たい`,
  },
  {
    reason: 'what is asked about, before the words that ask and point',
    cases: `
how do I get to the airport → 空港
which platform → ホーム
does this train stop at Kyoto → 電車
what does this mean → 意味`,
  },
  {
    reason: 'words of a phrase that some word says together are one part of it',
    cases: `
on the way to school → 途中
in the middle of the night → 夜中
look after the children → 世話をする`,
  },
  {
    reason:
      'what a sentence asks for: a thing, what was done to one, how somebody feels, what is done to somebody',
    cases: `
may I have your name → 名前
can I have the bill → お勘定
I missed my flight → 乗り遅れる
I'm looking for a hotel → 探す
I feel lonely → 寂しい
I have diarrhea → 下痢
I'm a vegetarian → ベジタリアン
be in a bad mood → 機嫌が悪い
relieved → 安心
thank you for coming → ありがとう
it's getting dark → 暗い
pass the entrance exam → 合格
get laid off → 解雇
on the way home → 帰途
how do I get to the station → 駅
look forward to summer → 楽しみにする
get used to the cold → 慣れる
what time is check-in → チェックイン
turn right at the traffic light → 曲がる
don't be late → 遅れる
I'm not married → 結婚
I want to be a doctor → 医者
I'm on my way → 途中
wake someone up → 起こす
less busy → 忙しい`,
  },
  {
    reason: 'a gloss that is all of the query, of the word that everybody learns first',
    cases: `
cat → 猫
dog → 犬
bird → 鳥
fish → 魚
horse → 馬
cow → 牛
pig → 豚
egg → 卵
meat → 肉
milk → 牛乳
tea → お茶
coffee → コーヒー
fruit → 果物
vegetable → 野菜
flower → 花
tree → 木
mountain → 山
river → 川
sea → 海
sky → 空
rain → 雨
snow → 雪
wind → 風
weather → 天気
water → 水
book → 本
school → 学校
teacher → 先生
student → 学生
friend → 友達
family → 家族
car → 車
house → 家
road → 道
town → 町
country → 国
world → 世界
money → お金
work → 仕事
job → 仕事
company → 会社
bicycle → 自転車
airplane → 飛行機
hospital → 病院
doctor → 医者
medicine → 薬
telephone → 電話
newspaper → 新聞
music → 音楽
movie → 映画
song → 歌
food → 食べ物
dictionary → 辞書
room → 部屋
door → ドア
window → 窓
chair → 椅子
kitchen → 台所
toilet → トイレ
restaurant → レストラン
hotel → ホテル
clothes → 服
shoes → 靴
hat → 帽子
umbrella → 傘
key → 鍵
summer → 夏
winter → 冬
spring → 春
autumn → 秋
north → 北
left → 左
right → 右
moon → 月
star → 星
dream → 夢
god → 神
secret → 秘密
promise → 約束
letter → 手紙
language → 言葉
color → 色
number → 番号
hand → 手
foot → 足
eye → 目
ear → 耳
nose → 鼻
mouth → 口
head → 頭
body → 体
blood → 血
today → 今日
tomorrow → 明日
yesterday → 昨日
morning → 朝
night → 夜
week → 週間
now → 今
love → 愛
life → 生活
war → 戦争
peace → 平和
woman → 女
child → 子供
japan → 日本
china → 中国
america → アメリカ`,
  },
  {
    reason: 'adjectives by their first gloss, the everyday word before the bookish one',
    cases: `
big → 大きい
small → 小さい
new → 新しい
old → 古い
good → いい
bad → 悪い
expensive → 高い
cheap → 安い
long → 長い
short → 短い
fast → 早い
slow → 遅い
strong → 強い
weak → 弱い
heavy → 重い
difficult → 難しい
interesting → 面白い
boring → つまらない
quiet → 静か
busy → 忙しい
sad → 悲しい
scary → 怖い
kind → 親切
important → 大切
sweet → 甘い
spicy → 辛い
hot → 暑い
cold → 寒い
warm → 暖かい
cool → 涼しい
beautiful → 美しい
happy → 嬉しい
same → 同じ
many → 多い
few → 少ない
red → 赤
blue → 青
white → 白
black → 黒
yellow → 黄色`,
  },
  {
    reason: 'the infinitive marker counts for nothing, so the bare verb finds "to …"',
    cases: `
eat → 食べる
to eat → 食べる
drink → 飲む
to drink → 飲む
go → 行く
come → 来る
see → 見る
to see → 見る
hear → 聞く
listen → 聞く
read → 読む
write → 書く
speak → 話す
buy → 買う
sell → 売る
make → 作る
do → する
use → 使う
know → 知る
think → 思う
understand → わかる
forget → 忘れる
study → 勉強
teach → 教える
return → 帰る
walk → 歩く
run → 走る
swim → 泳ぐ
fly → 飛ぶ
sit → 座る
stand → 立つ
sleep → 寝る
wait → 待つ
meet → 会う
like → 好き
to push → 押す
to pull → 引く
to pay → 払う
to show → 見せる
to call → 呼ぶ
to win → 勝つ
to cut → 切る
to throw → 投げる
to choose → 選ぶ
to become → なる
to help → 手伝う
live → 住む
want → 欲しい
borrow → 借りる
lend → 貸す
play → 遊ぶ
sing → 歌う
to dance → 踊る
laugh → 笑う
cry → 泣く
die → 死ぬ
open → 開く
to wear → 着る
to take → 取る`,
  },
  {
    reason: 'several words belong together and stand in one gloss',
    cases: `
wake up → 起きる
get up → 起きる
give up → 諦める
run away → 逃げる
look for → 探す
go home → 帰る
to go out → 出かける
fall in love → 恋する
traffic light → 信号機 信号
good morning → おはよう
thank you → ありがとう
excuse me → すみません
to be able to → できる
train station → 駅`,
  },
  {
    reason: 'greetings and little words',
    cases: `
hello → こんにちは
yes → はい
what → 何
who → 誰
where → どこ
why → なぜ
how → どう
this → これ
that → それ
here → ここ
there → そこ
you → あなた
she → 彼女
all → 全部
very → とても
always → いつも
sometimes → 時々
again → また
already → もう
still → まだ`,
  },
  {
    reason: 'another form, or the spelling of the other side of the Atlantic, finds the same',
    cases: `
dogs → 犬
cats → 猫
children → 子供
eating → 食べる
ate → 食べる
running → 走る
colour → 色
glasses → メガネ
went → 行く
bought → 買う
books → 本`,
  },
  {
    reason: 'the written form is all of the query; the best known reading first',
    cases: `
食べる → 食べる
行く → 行く
来る → 来る
見る → 見る
聞く → 聞く
今日 → 今日
明日 → 明日
昨日 → 昨日
今朝 → 今朝
大人 → 大人
一人 → 一人
二人 → 二人
日本 → 日本
子供 → 子供
友達 → 友達
お父さん → お父さん
上手 → 上手
下手 → 下手
七夕 → 七夕
時々 → 時々
人々 → 人々
一ヶ月 → 一ヶ月
Tシャツ → Ｔシャツ
水 → 水
人 → 人
山 → 山
車 → 車
先生 → 先生`,
  },
  {
    reason:
      'spellings that nobody should have to know: old kanji, left out okurigana, 々 written out',
    cases: `
喰べる → 食べる
食る → 食べる
付合う → 付き合う
時時 → 時々
たべ物 → 食べ物
食もの → 食べ物
勉きょう → 勉強`,
  },
  {
    reason: 'of homophones the one met most often first',
    cases: `
はし → 橋 箸 端
かみ → 紙
あめ → 雨 飴
はな → 花 鼻
め → 目
ひ → 日 火
て → て
ち → 血
ひと → 人
みず → 水
さけ → 酒
くも → 雲
かう → 買う
かく → 書く
かえる → 帰る 変える
きく → 聞く
あける → 開ける
きる → 切る 着る
はやい → 早い
いま → 今
わたし → 私
ぼく → 僕
かれ → 彼
かのじょ → 彼女
あした → 明日
きのう → 昨日
くるま → 車
じしょ → 辞書
でんわ → 電話
がっこう → 学校
せんせい → 先生
しんぶん → 新聞
たべもの → 食べ物
のみもの → 飲み物
にほんご → 日本語
べんきょう → 勉強`,
  },
  {
    reason: 'words usually written in kana come first for kana',
    cases: `
ある → ある
いる → いる
あれ → あれ
いい → いい
する → する
できる → できる
わかる → わかる
やる → やる
もの → 物
こと → こと
いつ → いつ
どこ → どこ
なぜ → なぜ
これ → これ
それ → それ
この → この
その → その
ここ → ここ
そこ → そこ
あなた → あなた
ありがとう → ありがとう
おはよう → おはよう
こんにちは → こんにちは
すみません → すみません`,
  },
  {
    reason: 'katakana, full or half width, and hiragana for it',
    cases: `
カメラ → カメラ
ｶﾒﾗ → カメラ
かめら → カメラ
テレビ → テレビ
ﾃﾚﾋﾞ → テレビ
パソコン → パソコン
スーパー → スーパー
ビール → ビール
ビル → ビル
コーヒー → コーヒー
こーひー → コーヒー
パン → パン`,
  },
  {
    reason: 'romaji is read as kana, by whatever system it was learned',
    cases: `
taberu → 食べる
kuruma → 車
jisho → 辞書
zisyo → 辞書
neko → 猫
inu → 犬
hon → 本
mizu → 水
ie → 家
nihongo → 日本語
gakkou → 学校
sensei → 先生
gakusei → 学生
denwa → 電話
shinbun → 新聞
shimbun → 新聞
sinbun → 新聞
watashi → 私
boku → 僕
anata → あなた
namae → 名前
gohan → ご飯
ocha → お茶
otya → お茶
oishii → おいしい
tanoshii → 楽しい
kawaii → かわいい
sugoi → すごい
ashita → 明日
kinou → 昨日
kyou → 今日
arigatou → ありがとう
ohayou → おはよう
konnichiwa → こんにちは
sayounara → さようなら
sushi → 寿司
susi → 寿司
tempura → 天ぷら
tenpura → 天ぷら
ramen → ラーメン
kimono → 着物
tsunami → 津波
tunami → 津波
anime → アニメ
judo → 柔道
karate → 空手
ryokou → 旅行
ryokō → 旅行
toukyou → 東京
tōkyō → 東京
tokyo → 東京
zasshi → 雑誌
matcha → 抹茶
hon'ya → 本屋
kin'en → 禁煙
kinen → 記念
wo → を
suru → する
koohii → コーヒー
ko-hi- → コーヒー`,
  },
  {
    reason: 'letters that are both romaji and English: what a learner more likely means first',
    cases: `
sake → 酒
to → と
no → の いいえ
made → まで
pan → パン
take → 取る
hate → 嫌う
man → 男
rain → 雨
fun → 楽しい
ten → 十
one → 一`,
  },
  {
    reason: 'an inflected form leads to its word, by the part of speech that allows it',
    cases: `
食べた → 食べる
食べさせられた → 食べる
食べちゃった → 食べる
たべたい → 食べる
のみます → 飲む
いきました → 行く
した → する
きて → 来る 着る
いった → 行く
みて → 見る
よかった → いい
たかくない → 高い
きれいだった → 綺麗
しずかな → 静か
勉強しています → 勉強
行かなければならない → 行く
見ませんでした → 見る
書いている → 書く
死んだ → 死ぬ
読んで → 読む
飲みたくなかった → 飲む
来られない → 来る
走れ → 走る
会いたい → 会う
tabemashita → 食べる
ikimasu → 行く
nomitai → 飲む
shimasu → する
きって → 切手
かって → 買う`,
  },
  {
    reason: 'wildcards, terms that narrow each other, and tags',
    cases: `
しけん test → 試験
食*物 → 食べ物
*べる → 食べる
taber* → 食べる
食? → 食 食 食堂
eat -drink → 食べる
"to eat" → 食べる
eat #v5u → 食う
#n5 #v1 eat → 食べる
はし #n3 → 端
かみ hair → 髪
かみ god → 神
はな nose → 鼻`,
  },
  {
    reason: 'a later sense of a word that everybody knows yields to the word that means it first',
    cases: `
to send → 送る
close → 閉める
delicious → おいしい
receive → もらう
someone → 人 誰か`,
  },
  {
    reason:
      'a careless form of a little word (そん for その, あん for あの) is not what its kana mean',
    cases: `
son → 息子
an → 案`,
  },
  {
    reason: 'what is drawn out in hiragana is a word that one writes in kana',
    cases: `
しーんと → しんと`,
  },
  {
    reason: 'a frequent noun is what its kana mean rather than the particle that sounds the same',
    cases: `
mono → 物
もの → 物`,
  },
  {
    reason: 'what sounds like a word that English took over comes before the rest of English',
    cases: `
sake → 酒 鮭
man → 男`,
  },
  {
    reason: 'an English form of "be" is more likely the romaji of a pronoun',
    cases: `
are → あれ`,
  },
  {
    reason: 'if and when ask for the words before the particles',
    cases: `
if → もし
when → いつ`,
  },
  {
    reason: 'a light verb stands for the other: to be tired, to get tired',
    cases: `
to be tired → 疲れる
to be born → 生まれる`,
  },
  {
    reason: 'a thing comes before a verb that was not asked for with its to',
    cases: `
face → 顔
death → 死
shop → 店
clean → 清潔`,
  },
  {
    reason: 'everyday words of every kind, as learners type them',
    cases: `
tea → お茶
umbrella → 傘
bridge → 橋
forest → 森
kitchen → 台所
newspaper → 新聞
homework → 宿題
department store → デパート
weather forecast → 天気予報
washing machine → 洗濯機
day after tomorrow → 明後日
to give up → 諦める
wakarimasen → わかる
tabetakunakatta → 食べる
寒くなかった → 寒い
遊びました → 遊ぶ
食べさせられた → 食べる`,
  },
  {
    reason: 'a number with its counter is read in digits, kanji and kana',
    cases: `
3本 → ３本
6匹 → 匹
7時半 → 七時
12月 → １２月
8月3日 → 八月 三日
八冊 → 冊`,
  },
  {
    reason: 'a set expression comes before the analysis of its form',
    cases: `
いただきます → いただきます
お願いします → お願いします
いらっしゃいませ → いらっしゃいませ
できた → できる`,
  },
  {
    reason: 'the past of an English verb is the verb',
    cases: `
forgave → 許す
shelves → 棚`,
  },
  {
    reason: 'a phrase is what is said there, or the verb that the glosses have in other words',
    cases: `
let's eat → いただきます
it can't be helped → 仕方がない
gave back → 返す
come back → 帰る
play the piano → 弾く
not at all → 全然
stand up → 立つ`,
  },
  {
    reason: 'what English is, Japanese becomes',
    cases: `
tired → 疲れる`,
  },
  {
    reason: 'a British form is one of the verb',
    cases: `
travelling → 旅行`,
  },
  {
    reason: 'in the spelling of before 1946 a verb ends in ふ, behind an old kanji as well',
    cases: `
かふ → 買う
おもふ → 思う
てつだふ → 手伝う
むかふ → 向かう
がくかう → 学校
變はる → 変わる
言ふ → 言う
思はない → 思う
行かう → 行く
思ひ出 → 思い出
問ひ合はせ → 問い合わせ`,
  },
  {
    reason: 'what is not of ある is ない, and お is put before no stem of one beat',
    cases: `
なかった → ない
なさそうです → ない
なさすぎる → ない
ありえない → ありえない
ありえません → あり得る
おいしそうです → おいしい`,
  },
  {
    reason: 'a verb that is listed with its beginning or end is meant before its first part',
    cases: `
降り始める → 降り始める
降り始めた → 降り始める
書き終わって → 書き終わる
ついてくる → ついてくる
ついてきた → ついてくる
出てきて → 出てくる
降ってきた → 降る`,
  },
  {
    reason:
      'several numbers are found in their order, in kana too, and before rare words that sound so',
    cases: `
くじはん → 九時
さんじさんじゅっぷん → 三時
さんがい → 三階
じゅうまい → 枚
はっさい → 歳
三泊四日 → 泊
2泊3日 → 泊
さんぱくよっか → 泊
十時五分 → 十時 五分
山賊 → 山賊
さんぼん → 三本`,
  },
  {
    reason:
      'an expression that says a phrase outright, before the verb that has its object in brackets',
    cases: `
to tell a lie → 嘘をつく
keep a promise → 約束を守る
to take a shower → シャワーを浴びる
pick up the phone → 電話に出る
stand up → 立つ`,
  },
  {
    reason: 'a verb with its object is the noun of what is done',
    cases: `
take a walk → 散歩
shake hands → 握手
play baseball → 野球
play tennis → テニス
do judo → 柔道
give birth → 生む`,
  },
  {
    reason: 'an adverb is its adjective, and a form is rather of the usual word',
    cases: `
politely → 丁寧
quietly → 静か
slowly → ゆっくり
felt → 感じる
dried → 乾かす
spoke → 話す
horses → 馬
shoes → 靴
noses → 鼻
filled → 満ちる`,
  },
  {
    reason: 'a number with what the sources do not call a counter, or with more behind it',
    cases: `
15分 → 分
30秒 → 秒
10号室 → 号室
第三章 → 章
三回目 → 回目
5分 → ５分 分
三年前 → 三年 前`,
  },
  {
    reason: 'what is said in kana, before what sounds like it or is written so by nobody',
    cases: `
いいの → いい
いいな → いい
おそいな → 遅い
おもうなあ → 思う
まつか → 待つ か マツ科
うまいなー → うまい
襲いな → 襲う
たべるな → 食べる`,
  },
  {
    reason:
      'long vowels left out of what few know, where nothing that everybody knows is a letter away',
    cases: `
mishuroku → 未収録
biryushi → 微粒子
moyogae → 模様替え
haiboru → ハイボール
konchikusho → こんちくしょう
saibasekyuriti → サイバーセキュリティ
kichen → 台所
zomotsu → 地元 自滅 臓物`,
  },
  {
    reason: 'long vowels left out, or written as one hears them',
    cases: `
ohayo → おはよう
okasan → お母さん
hoso → 放送
byodo → 平等
nozei → 納税
soitta → そういった
resun → レッスン
nechan → 姉ちゃん
sensie → 先生
biyouin → 美容院
せんそー → 戦争
こおしょお → 交渉`,
  },
  {
    reason: 'a number that is no word: those that it is put together of, read as in a number',
    cases: `
365 → 三百 六十 五
1,500 → 千 五百
百二十 → 百 二十
3人前 → 人前 三
八日 → 八日 日 十八日`,
  },
  {
    reason:
      'a phrase of what one does: with or without "one\'s", by the verb that its object names, or what that is one of',
    cases: `
to brush your teeth → 歯を磨く 磨く
open an umbrella → 差す 傘
to ride a bicycle → 乗る 自転車
turn the tv off → 消す テレビ
to wait in line → 並ぶ
to boil water → 湯をわかす 沸かす
to boil eggs → 茹でる
to wear jeans → 履く
to run a company → 営む 経営
to keep a cat → 飼う
to open the window → 開ける
to return a book → 返す
change trains → 乗り換える 乗り換え`,
  },
  {
    reason: 'a state, of which Japanese has the noun',
    cases: `
left-handed → 左利き
near sighted → 近眼
to be sick → 病気`,
  },
  {
    reason: 'forms of longer words, and participles',
    cases: `
policemen → 警官
overate → 食べ過ぎる
sunken → 沈む
boring → つまらない
to go fishing → 釣る
singing → 歌う
hours → 時 時間
roses → ばら
panicked → 慌てる
novels → 小説
classics → 古典
sweets → お菓子
formulae → 公式
larvae → 幼虫`,
  },
  {
    reason: 'a word that no gloss has: its noun, its adjective, or as America spells it',
    cases: `
define → 定義
insulated → 断熱 絶縁
immigrate → 移民
hibernated → 冬眠
paralyse → 麻痺
wideness → 広い
more beautiful → 美しい
sloppier → ずさん 雑
tranquilliser → トランキライザー
runners-up → 次点
passers-by → 通行人`,
  },
  {
    reason: 'an adverb that is written as a form, and what hardly anybody knows beside old kana',
    cases: `
決まって → 決まって 決まる
追って → 追って 追う
並べて → 並ぶ 並べる
かほ → 顔
チエツク → チェック
sumimasen deshita → すみません`,
  },
  {
    reason: 'words one after the other, of which romaji leaves the long vowels out',
    cases: `
tokyo eki → 東京 駅
gakko ni iku → 学校 に 行く
kyo wa samui → 今日 は 寒い`,
  },
  {
    reason: 'what is said of the past, of the clock and of the calendar',
    cases: `
すみませんでした → すみません
15:30 → 十五時 三十分`,
  },
  {
    reason: 'a word of its own before what it is a form of',
    cases: `
知らせ → 知らせ 知る
高さ → 高さ 高い
takasa → 高さ 高い
誰でも → 誰でも 誰
一人で → 一人で 一人
いつでも → いつでも いつ
わかめ → わかめ
おいで → おいで
ぱんだ → パンダ
tyawan → 茶碗 ちゃう
揃える → 揃える
行った → 行く
行こう → 行く
変わった → 変わる 変わった`,
  },
  {
    reason: 'a number with its counter: what is meant first, and the number',
    cases: `
16歳 → 歳 十六
5月1日 → 五月 一日
ごがつついたち → 五月 一日
くじじゅっぷん → 九時 十分
ろくじじゅうごふん → 六時 分 十五
じゅっぱい → 杯 十
ごさつ → 冊 五
三日間 → 三日 間
じゅうじ → 従事 十字 十時
きゅうかい → 球界 九回
1.5 → 一 点 五
3.14 → 三 点 一 四
2.5キロ → 二 点 五 キロ
¥500 → 円 五百
23rd → 番目 二十 三
3万5千円 → 円 三 万 五 千
2億5千万 → 二 億 五 千万`,
  },
  {
    reason: 'what is listed so before what is only found so',
    cases: `
裏 → 裏
鈍い → 鈍い
御中 → 御中
緩い → 緩い
灯火 → 灯火
日当 → 日当`,
  },
  {
    reason: 'a well known word before another that is written so as well',
    cases: `
極める → 極める 極める`,
  },
  {
    reason: 'what is one word in some glosses and two in others, as both',
    cases: `
goodnight → おやすみなさい
stomachache → 腹痛 胃痛
eyedrops → 目薬
backyard → 裏庭 バックヤード
guesthouse → 民宿 迎賓館 ゲストハウス
snowstorm → 吹雪
nameplate → 名札 表札
burnout → バーンアウト 断線
cyberattack → サイバー攻撃
overtime → 残業 超勤`,
  },
  {
    reason:
      'what Britain calls otherwise than the glosses, two words in one, and what somebody says to be',
    cases: `
crisps → ポテトチップス
zebra crossing → 横断歩道
postcode → 郵便番号
ill → 病気
jacket potato → ベイクドポテト
highschool → 高校 高等学校
icecream → アイスクリーム
I'm cold → 寒い
I'm busy → 忙しい
i'm lost → 迷う`,
  },
  {
    reason: 'what is far in time and in a row, as English says it',
    cases: `
two days ago → 二日 前
half an hour ago → 三十分 前
seven thirty → 七時 半
tenth → 第十
third floor → 三階`,
  },
  {
    reason: 'an -ing is what one does, an adverb how one does it, and kin is older or younger',
    cases: `
tiring → 疲れる
warming → 温める
reluctantly → 渋々
more slowly → ゆっくり
underestimate → 過小評価
little sister → 妹
big brother → 兄`,
  },
  {
    reason: 'what is done is no thing, a plural is rather things, and more tired is tired',
    cases: `
to snore → いびきをかく
to book → 予約
to smell → 匂う
to phone → 電話
to lift → 持ち上げる
cookies → クッキー
drinks → 飲み物
bears → 熊
shops → 店
more tired → 疲れる
sick → 病気`,
  },
  {
    reason: 'what English says short, and of things side by side the last one',
    cases: `
math → 数学
rhino → さい
veggies → 野菜
phone charger → 充電器 電話
wool sweater → セーター`,
  },
  {
    reason: 'where one goes, what somebody seems, and what the best known word means only besides',
    cases: `
go to the dentist → 行く 歯医者
train is delayed → 遅れる
you look tired → 疲れる
I'm allergic to nuts → アレルギー
never → 決して
gifted → 才能
noticable → 目立つ
curiousity → 好奇心`,
  },
  {
    reason: 'what was done is neither the thing nor how it is; verbs by what they usually are',
    cases: `
booked → 予約
stamped → 押す
tripped → つまずく
cooled → 冷やす
knelt → ひざまずく
smoked → 吸う
to stir → かき混ぜる
employee → 社員
quickly → 早く`,
  },
  {
    reason:
      'being and doing without its to, whoever it is done to, days in a row, and common misspellings',
    cases: `
be young → 若い
be kind → 親切
borrow something → 借りる
apologize to someone → 謝る
catch someone's eye → 目に触れる 目を引く
two years in a row → 連続
specialise → 専攻
celing → 天井
collegue → 同僚
tounge → 舌`,
  },
  {
    reason:
      'verbs with their particles, forms of what is done, what stands before a thing, and no romaji',
    cases: `
look at → 見る
see off a friend → 見送る
talk to → 話しかける
caught a cold → 風邪をひく
driving a car → 運転
got married → 結婚
playing soccer → サッカー
took off wet shoes → 脱ぐ 靴
start a fire → 火をつける
miss my family → 恋しい
go skiing → スキー
play hide and seek → かくれんぼ
feel happy → 嬉しい
stay healthy → 健康
hair cut → 理髪
snow ball fight → 雪合戦
to the left → 左
imagine the future → 想像
do you like sushi → 好き
at the moment → 今
do you understand → わかる
nag → ガミガミ
to nag → ガミガミ
drunk → 酔う
flunk → 落第`,
  },
]
