import { tokenizeEnglish, withoutFillers } from '../../../search-index/text/english-tokens'
import { isOwner } from './english-terms'
import { verbsOfDailyThings } from './verbs-of-daily-things'

/** Things that go with the same verbs, each by its English names without a plural. */
const things: Readonly<Record<string, string>> = {
  line: 'train bus taxi cab subway metro tram streetcar plane airplane flight boat ship ferry shuttle',
  lift: 'elevator escalator lift',
  mount: 'car bicycle bike motorcycle motorbike scooter horse pony donkey camel elephant swing',
  worn: 'clothes shirt coat dress jacket sweater kimono yukata suit uniform blouse pajamas swimsuit',
  below:
    'shoe boot sock sandal slipper sneaker heel stocking pants trousers jeans shorts skirt underwear',
  onHead: 'hat cap helmet wig hood crown',
  tied: 'tie necktie belt seatbelt seat_belt obi',
  fitted: 'ring glove watch bracelet',
  accessory: 'earring necklace brooch badge mask perfume contact_lens name_tag',
  strings: 'guitar piano violin cello harp organ ukulele shamisen koto',
  winds: 'flute trumpet harmonica recorder clarinet saxophone horn whistle pipe',
  appliance: 'light lamp tv television radio heater stove gas fan computer air_conditioner machine',
  boiled: 'egg noodle vegetable potato spaghetti pasta spinach broccoli bean corn',
  baked:
    'bread cake cookie pizza pie toast fish meat beef steak bacon pancake hamburger marshmallow',
  sliced: 'vegetable onion carrot cabbage tomato meat bread apple cake cheese ham cucumber lemon',
  broken: 'glass cup plate dish window egg vase bottle mirror',
  lost: 'key wallet money phone umbrella passport bag card ticket',
  rubbish: 'trash garbage rubbish',
  languages:
    'japanese english french german chinese korean spanish italian russian language foreign_language',
  devices: 'phone cellphone smartphone computer laptop tablet camera',
}

/**
 * Which verb Japanese has for what English does to a thing, where a dictionary that goes from Japanese to
 * English says it of no gloss, or of a later sense: vehicles are 乗る, umbrellas 差す, water 沸かす and eggs
 * ゆでる. `verbs = things = verbs`; `@` is a kind of things. Facts of Japanese, as grammars and
 * dictionaries of collocations have them.
 */
const verbs = `
ride get_on board = @line @lift @mount = 乗る
catch get = taxi cab = 拾う / 乗る
take catch = @line @lift = 乗る
drive = car bus truck taxi van = 運転
get_in get_into = car taxi cab = 乗る
get_off get_out_of = @line @lift @mount = 降りる
miss = @line = 乗り遅れる
miss = chance opportunity = 逃す
change = train bus line plane = 乗り換える / 乗り換え
open put_up hold_up = umbrella parasol = 差す
close fold = umbrella parasol = 畳む
wear put_on = @worn = 着る
wear put_on = @below = 履く
wear put_on = @onHead = かぶる
wear put_on = glasses sunglasses spectacles = かける
wear put_on fasten = @tied = 締める
wear put_on = @fitted = はめる
wear put_on = @accessory = つける
wear put_on = scarf muffler = 巻く
wear put_on = makeup = 化粧
take_off = @worn @below @onHead = 脱ぐ
take_off remove unfasten = glasses sunglasses @tied @fitted @accessory = 外す
play = @strings = 弾く
play blow = @winds = 吹く
play beat hit = drum taiko = 叩く
play = shogi chess = 指す
take = shower = 浴びる
take = medicine pill tablet aspirin painkiller antibiotic vitamin = 飲む
take = picture photo photograph selfie x_ray video = 撮る
take sit = exam test examination class lesson course interview = 受ける
take = temperature = 測る
take = seat = 座る / 着席
take = break rest day_off = 休む
take_out put_out = @rubbish = 出す
throw_out throw_away = @rubbish = 捨てる
have run = fever temperature = 発熱
have get = cold flu = 風邪をひく
have deliver = baby child = 産む
have undergo = surgery operation = 受ける
have throw hold give = party meeting = 開く
eat = soup = 飲む
smoke = cigarette cigar pipe tobacco = 吸う
boil heat = water kettle = 沸かす
boil = @boiled = ゆでる
cook boil = rice = 炊く
bake fry grill roast toast = @baked = 焼く
fry = egg sausage = 焼く
fry stir_fry = vegetable rice onion noodle = 炒める
fry deep_fry = potato chicken shrimp = 揚げる
cut slice chop = @sliced = 切る
chop mince = onion vegetable garlic cabbage = 刻む
chop split = wood firewood log = 割る
cut clip = hair nail fingernail paper grass = 切る
make brew = tea coffee = 淹れる
pour = tea coffee beer wine sake water juice drink = 注ぐ
spread = butter jam cream = 塗る
apply put_on = lotion sunscreen lipstick ointment cream lip_balm = 塗る
paint = wall fence door house nail = 塗る
paint draw = picture portrait map cartoon landscape = 描く
draw = line curtain = 引く
draw = water = 汲む
spend = money = 使う
spend = time day night weekend holiday vacation summer winter = 過ごす
save = money = 貯める / 貯金
waste = money time = 無駄遣い
withdraw take_out = money cash = 下ろす
earn make = money living = 稼ぐ
pay = attention = 注意 / 注意を払う
pull pull_out extract = tooth weed = 抜く
break = leg arm bone finger wrist rib = 骨折 / 折る
break = branch stick pencil chopstick = 折る
break crack = @broken = 割る
break = promise law rule record contract = 破る
keep obey follow = rule law promise = 守る
keep = secret = 守る
keep write = diary journal = つける
catch = fish = 釣る / 捕る
catch = bug insect butterfly thief criminal mouse animal = 捕まえる
feed = cat dog bird fish animal pet chicken horse cow = 餌付け
walk = dog = 散歩
fly = kite = 揚げる
turn_on switch_on = @appliance = つける
turn_off switch_off = @appliance = 消す
turn_up = volume heat sound = 上げる
turn_down lower = volume heat sound = 下げる
turn_down = offer invitation request = 断る
turn = page = めくる
turn = corner left right = 曲がる
raise = hand = 挙げる
set = alarm alarm_clock = かける
answer = phone telephone = 出る
hang_up = phone telephone = 切る
fail flunk = exam test examination = 落ちる
pass = exam test examination = 合格 / 受かる
lose = game match bet race = 負ける
lose = weight = 痩せる
lose = temper = 怒る
lose = @lost = なくす
win = game match race = 勝つ
gain put_on = weight = 太る
miss = class school work lesson = 休む / 欠席
skip cut = class school work lesson = サボる
skip = meal breakfast lunch dinner = 抜く
order = food pizza meal drink beer coffee dish sushi = 注文
wait_in stand_in = line queue = 並ぶ
make = plan = 立てる
make = decision = 決める
make = noise = 騒ぐ
make cook prepare = dinner lunch breakfast supper meal = 作る
tie = shoelace shoe string rope ribbon knot = 結ぶ
untie = shoelace shoe string rope ribbon knot = ほどく
light = candle cigarette fire match stove = つける / 火をつける
put_out blow_out extinguish = fire cigarette candle flame = 消す
close shut = eye = 閉じる / つぶる
close shut = mouth book = 閉じる
open = book = 開く
open = account = 開く
nod = head = うなずく
bow = head = 頭を下げる / お辞儀
cross fold = leg arm = 組む
cross = street road river bridge = 渡る
cross = border = 越える
bend = knee arm = 曲げる
bite = nail = 噛む
pick = nose = ほじる
brush = tooth = 磨く
brush = tooth = 磨く
brush comb = hair = 梳かす
dry = hair = 乾かす
hang hang_out hang_up dry = laundry clothes washing futon = 干す
fold = clothes laundry shirt = 畳む
fold = paper = 折る
wash do = dish = 洗う / 皿洗い
do = laundry = 洗濯
do = homework = 宿題
grow raise = vegetable flower plant tomato = 育てる
grow = beard mustache = 生やす
shave = beard mustache face = 剃る
pick = flower tea strawberry cotton = 摘む
squeeze = lemon orange lime juice = 絞る
wipe mop = table floor window desk tear = 拭く
sweep = floor leaf room yard = 掃く
clean = room house bathroom kitchen = 掃除
clean_up tidy tidy_up = room desk house = 片付ける
ask = favor = 頼む / お願い
ask = direction way = 尋ねる
give = example = 挙げる
give = present gift = 贈る / あげる
give get = shot injection = 注射
get = license = 取る
lay = egg = 産む
send = email letter message mail package = 送る
press push = button = 押す
ring = bell = 鳴らす
knit = sweater scarf = 編む
sew = button clothes dress = 縫う
park = car = 駐車
be_late_for = school work class meeting = 遅刻 / 遅れる
attend = class meeting party ceremony = 出席
enter = university college school = 入学
leave enter = hospital = 退院 / 入院
run = race marathon = 走る
run = errand = お使い
run_out_of = money time food gas = なくなる / 切れる
get_up wake_up = early = 早起き
take_care_of = child baby pet animal patient = 世話
take = responsibility = 責任を取る
take = note = メモ / ノートを取る
change = job = 転職
exchange = money currency = 両替
pay = rent fee fare = 払う
pay_in = cash = 現金払い / 払う
throw = ball stone = 投げる
hit = ball = 打つ
play = card = トランプ
donate give = blood = 献血
hand_in turn_in submit = homework report assignment = 提出 / 出す
fill_out fill_in = form application = 記入 / 書き込む
turn_on = tap faucet = ひねる
feel = lonely = 寂しい
feel = cold = 寒い
cut = finger = 切る
burn = hand finger tongue = 火傷
twist sprain = ankle = 捻挫 / くじく
wash = clothes laundry = 洗濯 / 洗う
travel = abroad overseas = 海外旅行
work = overtime = 残業
use = chopstick knife tool dictionary computer = 使う
kill = time = 時間をつぶす
save = time = 節約
be_on = time = 間に合う
be_in = hurry = 急ぐ
be_absent_from = school class work meeting = 欠席 / 休む
win = lottery = 当たる
shed = tear = 流す
sign = contract document = 署名 / サイン
see consult = doctor dentist = 診てもらう / 受診
charge recharge = @devices battery = 充電
plug_in = @devices cord plug cable charger = 差し込む
unplug = @devices cord plug cable charger = 抜く
delete erase = message email e-mail file photo picture data account = 削除 / 消す
save = file document data photo = 保存
scan = code qr_code barcode = 読み取る
check_in = luggage baggage bag suitcase = 預ける
open = account bank_account = 開設
split = bill check = 割り勘
clear = table desk = 片付ける
vacuum = floor carpet room = 掃除機をかける
iron = shirt pants skirt clothes blouse = アイロンをかける
water = plant flower garden = 水をやる
mow cut = lawn grass = 刈る / 芝刈り
change = diaper sheet battery oil = 取り替える / 替える
dye color = hair = 染める
trim = nail hair beard = 切る
cancel = appointment reservation booking order flight ticket = キャンセル / 取り消す
renew = passport license visa contract = 更新
pump get buy = gas gasoline = 給油
honk = horn = 鳴らす
hand_out pass_out = flyer leaflet pamphlet handout = 配る
come_up_with think_of = idea plan name solution = 思いつく / 考え出す
order = dessert food meal pizza coffee beer drink = 注文 / 頼む
apply_for = job position scholarship = 応募
meet make = deadline = 間に合う
miss = deadline = 遅れる
pass = entrance_exam entrance_examination driving_test bar_exam = 合格 / 受かる
fail flunk = exam test examination entrance_exam class = 落ちる / 不合格
grow = hair = 伸ばす
set = alarm alarm_clock = セット
blow = nose = 鼻をかむ
hold = breath = 息を止める
clap = hand = 拍手
shake = head = 振る
peel = apple potato orange carrot banana onion skin egg = むく
stir mix = egg soup batter paint = 混ぜる
wash rinse = rice = 研ぐ
spill = water coffee tea milk soup juice = こぼす
drop = phone glass cup plate wallet = 落とす
lock = door window car = 鍵をかける
knock_on = door = ノック
turn = corner left right = 曲がる
take = deep_breath = 深呼吸
turn = page = めくる
climb = mountain tree hill = 登る
climb go_up = stairs stair ladder = 上る
go_down = stairs stair hill slope = 下りる
start = engine = かける
rent = car bicycle apartment house room = 借りる
book reserve = hotel room table ticket seat flight restaurant = 予約
receive get = letter package message email = 受け取る
answer = phone call = 電話に出る
hang_up = phone = 切る
make = call phone_call = 電話をかける
give = speech = 演説
raise = hand = 手を挙げる
raise bring_up = child kid = 育てる
lose = job = 失業
join = club team company army = 入る
quit leave = job company = 辞める
install = app software program = インストール
restart reboot = computer phone pc = 再起動
attach = file document photo = 添付
print print_out = document file photo page = 印刷
plant = tree flower seed rice = 植える
sharpen = pencil = 削る
sharpen = knife blade = 研ぐ
post mail = letter postcard = 出す
stamp = passport = 押す
measure take = pulse blood_pressure height = 測る
take_out borrow = book loan = 借りる
`

const verbsOf = new Map<string, Map<string, string[]>>()
for (const line of (verbs.trimEnd() + verbsOfDailyThings).trim().split('\n')) {
  const [asked = '', objects = '', japanese = ''] = line.split(' = ')
  const names = objects.split(' ').flatMap((object) => {
    return object.startsWith('@') ? (things[object.slice(1)] ?? '').split(' ') : object
  })
  for (const verb of asked.split(' ')) {
    const ofVerb = verbsOf.get(verb) ?? new Map<string, string[]>()
    verbsOf.set(verb, ofVerb)
    for (const name of names) {
      ofVerb.set(name, [...(ofVerb.get(name) ?? []), ...japanese.split(' / ')])
    }
  }
}

const firstWords = new Set([...verbsOf.keys()].map((verb) => verb.split('_')[0]))

/** All verbs that the table leads to, for a check that they are words. */
export function listVerbsOfObjects(): string[] {
  return [...verbsOf.values()].flatMap((ofVerb) => [...ofVerb.values()].flat())
}

/** Longer ones (to turn off the light of the room) say more than what is done to a thing. */
const mostWords = 5
const littleWords = new Set(['a', 'an', 'the', 'some', 'someones', 'somebodys'])

/** What one does to a thing: what English says of it, and Japanese, the most usual first. */
export interface VerbsOfObject {
  /** Without a particle: `put` of `put up`. */
  verb: string
  object: string
  japanese: readonly string[]
  /** Only the last word of the object is known: the last train is a train. */
  isByHead: boolean
}

/** Reads `open an umbrella`, which is 差す; undefined where the table has no such verb or thing. */
export function findVerbsOfObject(text: string): VerbsOfObject | undefined {
  // Most that is asked is one word, or begins with none of these verbs.
  const [, start = ''] = /^\s*(?:to )?([a-z]+)[ -]/iu.exec(text) ?? []
  if (!firstWords.has(start.toLowerCase())) return undefined
  const tokens = withoutFillers(tokenizeEnglish(text)).map((token) => token.text)
  const words = tokens.filter((word) => !isOwner(word) && !littleWords.has(word))
  if (words.length < 2 || words.length > mostWords) return undefined
  const [verb = '', ...others] = words
  for (let length = words.length - 1; length > 0; length -= 1) {
    const found = findObject(words.slice(0, length).join('_'), words.slice(length))
    if (found !== undefined) return { verb, ...found, isByHead: false }
  }
  // The particle may stand behind the thing: `turn the light off`.
  const particle = others.pop() ?? ''
  const found = others.length === 0 ? undefined : findObject(`${verb}_${particle}`, others)
  return found === undefined ? findByHead(words) : { verb, ...found, isByHead: false }
}

/** What is no part of a thing: who takes off a hat takes no hat. */
const besideThings = new Set(
  `up down off on out in into onto over away after for of about along around through by across at to from with as and
  or not no`.split(/\s+/u),
)

/** `catch the last train`: what stands before a thing says which one, and seldom what is done to it. */
function findByHead(words: readonly string[]): VerbsOfObject | undefined {
  const [verb = ''] = words
  const head = words.at(-1) ?? ''
  for (let length = words.length - 2; length > 0; length -= 1) {
    const object = words.slice(length)
    if (object.some((word) => besideThings.has(word))) return undefined
    const found = findObject(words.slice(0, length).join('_'), [head])
    if (found !== undefined) return { verb, ...found, object: object.join(' '), isByHead: true }
  }
  return undefined
}

const plurals: Readonly<Record<string, string>> = { teeth: 'tooth', leaves: 'leaf', mice: 'mouse' }

function findObject(
  verb: string,
  words: readonly string[],
): Pick<VerbsOfObject, 'object' | 'japanese'> | undefined {
  const ofVerb = verbsOf.get(verb)
  if (ofVerb === undefined) return undefined
  const name = words.join('_')
  const names = [name, plurals[name] ?? name.replace(/s$/u, ''), name.replace(/es$/u, '')]
  const japanese = names.map((each) => ofVerb.get(each)).find((found) => found !== undefined)
  return japanese && { object: words.join(' '), japanese }
}
