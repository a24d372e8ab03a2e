import { adverbsOfPhrases } from './adverbs-of-phrases'
import { everydayPhrases } from './everyday-phrases'
import { verbsWithParticles } from './verbs-with-particles'

/**
 * What is said on an occasion, by what English says there: the dictionary explains such an entry
 * ("expression of gratitude before meals") where a phrase book gives the other language's words.
 * `English / English = Japanese / Japanese`, the most usual first.
 */
const phrases = `
hello / good afternoon / good day = こんにちは
good morning = おはよう / おはようございます
good evening = こんばんは
good night / sleep well / sweet dreams = おやすみ / おやすみなさい
goodbye / good bye / farewell = さようなら / さよなら
bye / bye bye = じゃあね / バイバイ
see you / see ya / see you around = またね / じゃあね / じゃあまた
see you later / see you soon = またね / じゃあまた
see you tomorrow = また明日
once upon a time = 昔々 / 今は昔
nice to meet you / pleased to meet you / how do you do / pleasure to meet you = はじめまして / よろしくお願いします
how are you / how are you doing / how have you been = お元気ですか / ご機嫌いかがですか
thank you / thanks / thank you very much / thanks a lot / many thanks = ありがとう / ありがとうございます / どうも
thank you for the meal / thanks for the food / thank you for the food = ごちそうさま / ごちそうさまでした
youre welcome / you are welcome / dont mention it / my pleasure = どういたしまして
im sorry / i am sorry / sorry = ごめんなさい / ごめん / すみません
i apologize / i apologise / my apologies = 申し訳ございません / 申し訳ありません
excuse me / pardon me = すみません / 失礼します
excuse me for leaving first = お先に失礼します
please = お願いします / ください / どうぞ
yes please = お願いします
lets eat / thank you for this meal = いただきます
im home / i am home / im back = ただいま
welcome home / welcome back = お帰りなさい / お帰り
im leaving / im off / im going / ill be back = 行ってきます
have a good day / have a nice day = 行ってらっしゃい
take care / take care of yourself = お大事に / 気をつけて
get well soon / get well = お大事に
be careful / watch out = 気をつけて / 危ない / 気をつける
welcome = ようこそ / いらっしゃいませ
congratulations / congrats = おめでとう / おめでとうございます
happy birthday = お誕生日おめでとう
happy new year = 明けましておめでとうございます
good luck / do your best / hang in there / go for it = 頑張って / 頑張れ
cheers / bottoms up = 乾杯
long time no see / its been a while / it has been a while = 久しぶり
good job / well done / good work = よくやった / お疲れ様
thank you for your hard work / thanks for your hard work = お疲れ様
i understand / i got it / got it = 了解
i see / i get it = なるほど
thats right / that is right / thats correct = その通り / そうです
is that so = そうか
what a waste / such a waste = もったいない
bill please / check please / the bill please / the check please = お勘定
no problem / no worries / dont worry about it = 大丈夫 / 問題ない
dont worry / do not worry / never mind / dont mind = 気にしないで / 気にするな / 大丈夫
it cant be helped / it cannot be helped / cant be helped / nothing can be done / that cant be helped = 仕方がない / しょうがない / 仕方ない
no way = まさか / 無理
what a pity / too bad / what a shame / thats too bad = 残念
help me = 助けて
wait a minute / wait a moment / just a minute / just a moment / hold on / one moment please = 待つ / 待った
put on shoes / wear shoes / put on socks / put on pants / put on trousers / put on a skirt = 履く
put on a shirt / put on a coat / put on clothes / put on a jacket = 着る
put on glasses / wear glasses / put on a mask = 掛ける
be in trouble = 困る
be in love = 恋する / 愛する
get bored / be bored = 飽きる / 退屈
feel sick = 気持ち悪い / 気分が悪い / 吐き気
get dressed = 着替える / 着る
take care of / look after / care for = 世話をする / 面倒を見る
looking forward to / looking forward to it / look forward to = 楽しみにする / 楽しみ
stop it = 止せ
shut up = うるさい
im hungry / i am hungry / hungry = お腹が空く / 空腹
im thirsty / i am thirsty / thirsty = 喉が渇く
i love you = 大好き
i like you = 好き
what is it / whats up / what happened / whats wrong / what is wrong = どうした
what time is it / what time = なんじ
how much / how much is it / how much does it cost = いくら
how many = いくつ / 何個
how old are you / how old = 何歳
i look forward to working with you / please treat me well / best regards / kind regards = よろしくお願いします / よろしく / 敬具
sorry to bother you / sorry for the trouble / sorry to disturb you = お邪魔します
sorry to keep you waiting / sorry for the wait / thank you for waiting = お待たせしました
my condolences / i am sorry for your loss = ご愁傷様 / お悔やみ
bless you = お大事に
to your health = 乾杯
merry christmas = メリークリスマス
see you next week = また来週
have a safe trip / have a good trip / have a nice trip / bon voyage = 行ってらっしゃい / 気をつけて
may i come in / excuse me for intruding / sorry to intrude = お邪魔します
have a happy new year / have a good new year = 良いお年を
make yourself at home / take your time / enjoy your stay = ごゆっくり
help yourself = どうぞ / 召し上がる
here you are / here you go / after you / go ahead = どうぞ
enjoy your meal / bon appetit = いただきます / 召し上がる
hello on the phone / hello telephone = もしもし
im full / i am full = お腹いっぱい / 満腹
im tired / i am tired = 疲れる
im sleepy / i am sleepy = 眠い
im fine / i am fine / im okay / im all right = 元気 / 大丈夫
i dont know / i do not know / i have no idea = 知らない / 分かる / さあ
i dont understand / i do not understand = わからん / 分かる
i dont care / i do not care = 構わない / どうでもいい
leave me alone / let me alone = 放っておく
leave it to me = 任せる
what should i do / what shall i do = どうしよう
no thank you / no thanks / im good = 結構 / いいえ / 大丈夫
well then = それでは / では / じゃあ
let me see / lets see / well let me see = ええと / さて
speaking of which / come to think of it = そう言えば
thank you for everything / thank you for your help / thanks for your help = お世話になる / ありがとう
it was delicious / that was delicious = ごちそうさま / 美味しい
another helping / second helping / one more helping = お代わり
what day is it / what day of the week = 何曜日
how long = どのくらい / どれくらい
how many people = 何人
how many times = 何回 / 何度
how many hours = 何時間
what kind / what kind of = どんな
lets go = 行く / レッツゴー
come here / come on = おいで
be quiet / quiet please = 静か / うるさい
wow = わあ / すごい
ouch / it hurts / that hurts = 痛い
damn / damn it = 畜生 / くそ
you can do it / keep it up / keep going = 頑張れ / 頑張って / ファイト
thank goodness / thank god / what a relief = やれやれ / ほっと
oh no / oops / whoops = しまった / あら
i give up = 参った / 降参
im joking / just kidding / im just kidding = 冗談
thats enough / that is enough = もういい
of course = もちろん
same to you / you too = こちらこそ
not yet = まだ
not at all = 全然 / どういたしまして
are you okay / are you ok / are you all right = 大丈夫
is that true = 本当
i want to see you = 会う
get lost / be lost = 道に迷う / 迷う
watch your step / mind your step / watch your feet / mind the gap = 足元
watch your head / mind your head / low ceiling = 頭上注意
lost and found / lost and found office / lost property / lost property office = 遺失物 / 落とし物 / 忘れ物
staff only / employees only / authorized personnel only = 関係者以外立入禁止
one way street / one way traffic = 一方通行
open all year / open year round / open every day = 年中無休
now open / we are open = 営業中
getting ready / not open yet = 準備中
cash only = 現金払い
i miss you / i missed you / i want to meet you = 恋しい / 寂しい / 会う
i need you = 必要
will you marry me / marry me = 結婚
go on a date / have a date = デート
go on a diet / be on a diet = ダイエット
go on strike = ストライキ / スト
hot and humid / muggy / hot and sticky = 蒸し暑い
it is snowing / its snowing = 雪 / 降る
it tastes good / tastes good / it tastes great / it looks delicious / looks delicious / it is delicious = 美味しい / 旨い
it smells good / smells good = 香ばしい
it smells bad / it stinks = 臭い
its up to you / up to you / its your choice = 任せる / 次第
it depends / that depends = 次第
that makes sense / makes sense / it makes sense = なるほど / 道理で
i agree / i agree with you = 賛成 / 同感
i disagree / i dont agree = 反対
i promise / its a promise = 約束
i believe you / believe me / trust me = 信じる
are you serious / are you kidding / are you kidding me / no kidding = 本当 / まじ / 冗談
i cant believe it / unbelievable = 信じられない / まさか
it doesnt matter / does not matter / doesnt matter = 構わない / どうでもいい
not bad / so so = まあまあ
whats your job / what is your job / what do you do for a living / what do you do = 職業 / 仕事
where are you from / where do you come from = 出身 / どこ
where do you live = 住む / どこ
who are you / who is it / who is this = 誰 / どなた
which one = どれ / どちら
keep in touch / stay in touch = 連絡
how far / how far is it = どのくらい / どれくらい
how often = どのくらい / 何回
may i help you / can i help you / how may i help you = いらっしゃいませ
is anybody home / anybody home / is anyone there / anyone home = ごめんください
keep the change = お釣り
takeaway / take away / takeout / to take away = 持ち帰り / テイクアウト
no entry / do not enter / no trespassing / keep out = 立入禁止
no parking = 駐車禁止
no photos / no photography / no pictures = 撮影禁止
wet paint = ペンキ塗りたて
closed today = 休業 / 定休日
no vacancy / no vacancies = 満室 / 満員
free admission / admission free / free entry = 無料
out of service = 回送 / 故障
under construction = 工事中
under repair / being repaired = 修理中
in use = 使用中
out of the office / be out of the office = 外出中 / 外出 / 不在
get out / get out of here = 出て行く
thank you in advance / thanks in advance = よろしくお願いします
im pregnant / i am pregnant = 妊娠
im broke / i am broke = 金欠
times up / time is up = 時間切れ
call the police = 通報
it itches / im itchy = 痒い
i feel dizzy / im dizzy = めまい
cheat on = 浮気 / 不倫
love at first sight = 一目惚れ
ironing / do the ironing = アイロンをかける / アイロン掛け
vacuuming / do the vacuuming = 掃除機をかける
break up / break up with / split up / split up with = 別れる
whats your name / what is your name / may i ask your name = お名前 / 名前
make friends / make a friend / become friends / make new friends = 友達 / 親しむ
make a wish = 願う / 願い事
make trouble / cause trouble / be a bother = 迷惑をかける / 迷惑
make a list = リスト / 一覧
make peace / make up with = 仲直り
make a living = 生活 / 暮らす
make a call / make a phone call = 電話をかける / 電話
take turns = 交代 / 順番
take a chance / take chances / take a risk / take risks = 賭ける / 冒険
take a message / leave a message = 伝言 / メッセージ
have a problem / have problems = 問題 / 困る
have confidence / be confident / have self confidence = 自信
have fun / have a good time / have a great time = 楽しむ / 遊ぶ
have time / do you have time = 時間 / 暇
have a stomachache / have a stomach ache = 腹痛 / お腹
do a favor / do me a favor / ask a favor / do me a favour = お願い / 頼む
do business = 商売 / 取引
get along / get along with / get on with / get along well = 仲良く / 仲がいい
get permission / ask permission / ask for permission = 許可
get nervous / be nervous / im nervous = 緊張
get fired / be fired = 首になる / 解雇
get hurt / hurt oneself / hurt myself / get injured = 怪我
go abroad / go overseas = 海外 / 渡航
keep quiet / stay quiet = 黙る / 静か
keep going = 続ける / 続く
run late / running late / be running late / im running late / im late = 遅れる / 遅刻
stay up late / stay up = 夜更かし
stay up all night / pull an all nighter = 徹夜
fall asleep = 眠る / 寝付く
tell the truth / to be honest / honestly = 正直 / 本当
waste time / a waste of time = 無駄
hold hands = 手をつなぐ
change ones mind / change my mind = 気が変わる
say hello / say hi / greet = 挨拶
say sorry / say youre sorry = 謝る
look for a job / job hunting / look for work = 就職活動 / 求職
give a hint / a hint = ヒント
scared / be scared / get scared / im scared = 怖い / 怯える
unlucky = 不運 / 運が悪い
third / the third = 第三
my = 私 / 我が
your / yours = あなた
his = 彼
hers = 彼女
our / ours = 私たち / 我々
their / theirs = 彼ら
stranger / a stranger / strangers = 他人 / よそ者
mind your own business / none of your business / its none of your business = 余計なお世話 / 大きなお世話
none of my business / its none of my business / its not my business = 関係ない
in a row / three times in a row = 連続 / 続けて
in broad daylight = 白昼 / 真っ昼間
say it again / say that again / one more time / once more = もう一度
log in / log on / sign in = ログイン
log out / log off / sign out = ログアウト
how dare you = よくも
at the last minute / at the eleventh hour / last minute = ぎりぎり / 土壇場
by bus / by coach = バス
by train / by rail = 電車
by taxi / by cab = タクシー
by bike / by bicycle = 自転車
by plane / by airplane = 飛行機
by boat / by ship = 船
every now and then / every so often = 時々 / たまに
few and far between = まれ
for nothing = ただ / 無料
for the last time = 最後
from the bottom of my heart / from the bottom of ones heart / from the heart = 心から
hard to say / difficult to say = 言いにくい
in case of emergency / in an emergency = 非常時 / 緊急
in return / in exchange = お返し / 代わりに
in silence / without a word = 無言 / 黙る
in the way / be in the way / get in the way = 邪魔
in a way = ある意味で
in trouble = 困る / ピンチ
just in time / barely in time = 間に合う / ぎりぎり
just as i thought / as i thought = やっぱり / やはり
month after month = 毎月
most of the time = 大抵 / ほとんど
on a diet = ダイエット
on a large scale = 大規模 / 大々的
on fire / be on fire / catch fire = 燃える / 火事
on the house = サービス / おごり
on the left / on the left side = 左側 / 左
on the right / on the right side = 右側 / 右
on the phone / be on the phone = 電話中 / 電話
on vacation / be on vacation / on holiday = 休暇 / 休み
on second thought / on second thoughts = やっぱり / 考え直す
out of luck = 不運
out of work / be out of work / between jobs = 失業 / 無職
right after = 直後
the rest = 残り / その他
safe and sound = 無事
to the point = 的確
to date = これまで / 今まで
tomorrow night / tomorrow evening = 明晩
under no circumstances = 決して / 絶対に
under way = 進行中
up to date = 最新
with a smile = 笑顔 / にこにこ
with care = 慎重 / 注意
doesnt / dont / isnt / arent / didnt / wasnt / werent / wont / wouldnt / does not / is not / did not / will not / would not = ない / ません
cant / cannot / couldnt / could not = 不可能 / 無理
shouldnt / mustnt / should not / must not = いけない / だめ
`

/** By the English in lower case without marks. */
export const setPhrases: ReadonlyMap<string, readonly string[]> = new Map(
  [phrases, verbsWithParticles, adverbsOfPhrases, everydayPhrases].flatMap(readPhrases),
)

function readPhrases(table: string): (readonly [english: string, japanese: string[]])[] {
  return table
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [english = '', japanese = ''] = line.split(' = ')
      return english.split(' / ').map((each) => [each, japanese.split(' / ')] as const)
    })
}

/** Who gets hungry is hungry. */
const lightVerb = /^(?:be|get|become|feel) /u

/** What is put to what one says: `wait a minute please`, `congratulations on your wedding`. */
const besideOccasion = /^please | (?:please|so much|very much|everyone|everybody|on your [a-z]+)$/u

/** Thanks and excuses are said first, whatever they are for: `thank you for coming`, `sorry I'm late`. */
const occasionAndReason =
  /^(?:(thank you|thanks)(?: so much| very much)? for|(?:i ?m )?(?:so |very |really )?(sorry)(?: (?:for|about|that|to|but))?) [a-z]/u

/** `to be careful` is what one does, not what one calls out: 気をつける, not 気をつけて or 危ない. */
const dictionaryForm = /[うくぐすつぬぶむる\p{sc=Han}\p{sc=Katakana}ー]$/u

/** The words that Japanese says where English says the text; none where it is no set phrase. */
export function listSetPhrases(text: string): readonly string[] {
  const plain = text
    .toLowerCase()
    .replace(/['’]/gu, '')
    .replace(/[^a-z]+/gu, ' ')
    .trim()
  const known = setPhrases.get(plain)
  if (known !== undefined) return known
  const said = plain.replace(/^to (?=.)/u, '')
  const phrases =
    setPhrases.get(said) ??
    setPhrases.get(said.replace(lightVerb, '')) ??
    setPhrases.get(said.replace(besideOccasion, '')) ??
    setPhrases.get(findOccasion(said)) ??
    []
  return said === plain ? phrases : phrases.filter((phrase) => dictionaryForm.test(phrase))
}

/** What somebody is wished who sets off: `have a pleasant flight` and `safe travels` say no more than a good trip. */
const wishedTrip =
  /^(?:(?:have|(?:i )?wish(?:ing)? you) an? (?:very )?(?:safe|good|nice|great|lovely|wonderful|pleasant)|safe) (?:trip|flight|journey|drive|ride|voyage|travels)(?: back| home)?$/u

function findOccasion(said: string): string {
  if (wishedTrip.test(said)) return 'have a good trip'
  const [, thanks, excuse] = occasionAndReason.exec(said) ?? []
  return thanks ?? excuse ?? ''
}
