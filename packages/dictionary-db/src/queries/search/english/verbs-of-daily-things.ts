/**
 * More of what English does to things of every day, and Japanese to the same: `verbs = things = verbs`, read as the
 * table beside it. Facts of Japanese, as dictionaries of collocations have them.
 */
export const verbsOfDailyThings = `
pop burst = balloon bubble = 割る
blow_up inflate = balloon tire = 膨らます
pluck tweeze pull_out = eyebrow hair = 抜く
steep brew = tea = 淹れる
hail flag_down = taxi cab = 拾う
call = taxi cab ambulance doctor police = 呼ぶ
pitch put_up set_up = tent = 張る
lose = voice = 声が枯れる
rob = bank store = 強盗 / 襲う
enter type type_in input = password name address number code text = 入力
rake rake_up = leaf = 掻き集める / 掃く
score = goal point = 得点
tuck_in tuck = shirt blouse = 入れる
host = party event banquet = 開く / 催す
hold = election exhibition concert festival ceremony conference = 行う / 開催
hold conduct = funeral = 行う
unbuckle undo unfasten = @tied = 外す
undo unbutton = button shirt = 外す
do_up button fasten = button shirt coat = 留める
mend darn = sock clothes = 繕う
start set_up = business company = 起業 / 設立
start = fire = 火をつける
move = furniture desk = 動かす / 移動
lift pick_up = box bag suitcase = 持ち上げる
carry = bag box load luggage = 運ぶ / 持つ
pack = suitcase bag luggage = 詰める / 荷造り
unpack = suitcase bag luggage = 荷ほどき
sign = lease = サイン / 署名
pay = tax = 納める / 納税
pay_off pay_back repay = debt loan money = 返済 / 返す
lend loan = money book umbrella = 貸す
owe = money = 借りる
get receive = raise pay_raise = 昇給
give make = presentation = 発表 / プレゼンテーション
harvest reap = rice crop wheat = 刈る / 収穫
steam = vegetable bun dumpling fish potato = 蒸す
add put_in = salt sugar pepper spice = 入れる / 加える
beat whisk = egg = 溶く
mash = potato = 潰す
quit stop give_up = drinking alcohol = 禁酒
quit stop give_up = smoking cigarette tobacco = 禁煙
study = @languages = 勉強 / 習う
learn = @languages = 学ぶ / 習う
speak = @languages = 話す
teach = @languages class math music = 教える
read = book newspaper novel comic magazine manga letter = 読む
translate = book letter document novel = 訳す / 翻訳
open unwrap = present package gift parcel letter envelope box can jar lid = 開ける
wrap wrap_up = present gift parcel = 包む
change replace = tire light_bulb bulb = 取り替える / 交換
change = subject topic color plan = 変える
break quit = habit = やめる / 直す
lose = hope = 失う / 絶望
lose = balance = 崩す
catch = ball = 取る / 捕る
pet stroke pat = cat dog rabbit animal = 撫でる
sort separate = garbage trash rubbish = 分別
set_off light = firework = 打ち上げる
wash shampoo = hair = 洗う / シャンプー
blow_dry = hair = 乾かす
tie tie_up tie_back = hair = 結ぶ / 縛る
insert put_in = coin card battery = 入れる / 差し込む
draw pull_out = sword knife = 抜く
fill fill_up = tank glass bath bathtub = 満たす / 入れる
fly pilot = airplane plane helicopter = 操縦
row paddle = boat canoe kayak = 漕ぐ
pedal = bicycle bike = 漕ぐ
set lay = trap = 仕掛ける
spread lay_out lay roll_out = futon = 敷く
put_away = futon = 上げる / 畳む
spread lay = carpet mat rug = 敷く
build make = nest = 作る
build = bridge = 架ける
roll throw = dice = 振る
shuffle = card = 切る
deal = card = 配る
bet = money = 賭ける
play = role part = 演じる / 務める
play put_on = music record cd = かける / 流す
draw take = blood = 採血
make = appointment = 予約 / 約束
make = promise = 約束
tell = fortune = 占う
shake = bottle can = 振る
wag = tail = 振る
wave = hand flag = 振る
cast = vote ballot = 投票
cast = spell = かける
catch = breath = 息をつく
commit = suicide = 自殺
commit = crime sin murder = 犯す
conduct do carry_out = experiment = 実験 / 行う
conduct do carry_out = survey investigation = 調査 / 行う
conduct = orchestra = 指揮
cure treat = disease illness patient = 治す / 治療
deliver = pizza mail newspaper package = 配達 / 届ける
develop = film = 現像
express = opinion feeling = 表す / 述べる
gain = experience = 積む
get obtain = passport visa permission qualification = 取る / 取得
have = dream = 夢を見る / 見る
have keep raise = dog cat pet hamster chicken cow bee pig = 飼う
hold = hand = 手をつなぐ / つなぐ
jump skip = rope = 縄跳び
lead live = life = 送る / 暮らす
open run = shop store restaurant = 開く / 経営
pass hand = salt pepper sugar = 取る / 渡す
pay = fine toll = 払う / 支払う
perform = surgery operation = 手術
pierce = ear = 開ける
pick_up = trash garbage coin stone = 拾う
pick_up = child kid friend = 迎える
pull = trigger rope cord = 引く
put_up stick hang = poster = 貼る
put put_on stick stick_on = stamp sticker label = 貼る
put_on apply = bandage = 巻く
quit = school university college = 辞める / 退学
reach achieve = goal = 達成
reach = agreement = 達する / 合意
remove take_out get_out = stain = 落とす / 抜く
remove take_off = makeup nail_polish = 落とす
rinse = mouth = すすぐ / うがい
rub = eye = こする
scratch = back head itch nose = 掻く
serve = customer = 接客
serve = food meal tea coffee drink = 出す
set = clock watch = 合わせる
set = goal = 立てる / 設定
shine polish = shoe boot = 磨く
show = ticket passport id = 見せる
solve = problem puzzle riddle equation = 解く / 解決
solve = mystery case = 解く / 解決
spoil = child kid grandchild = 甘やかす
stick_out = tongue = 出す
stretch = arm leg back = 伸ばす
surf browse = internet web net = ネットサーフィン
thread = needle = 通す
tune = guitar piano violin = 調律
visit = grave = 墓参り
visit = shrine temple = 参拝 / 参る
warm warm_up heat heat_up = food soup milk = 温める
watch look_after = baby child kid = 見る
wind = watch clock = 巻く
roll_up = sleeve = まくる
roll_down = window = 開ける
wring wring_out = towel cloth rag = 絞る
sink = ship boat = 沈める
raise hoist = flag = 揚げる / 掲げる
lower = flag = 下ろす
lower = head = 下げる
crack = finger knuckle = 鳴らす
snap = finger = 鳴らす
click = tongue = 鳴らす
grit grind clench = tooth = 食いしばる
clench = fist = 握る
furrow knit = brow eyebrow = ひそめる
purse = lip = すぼめる
lick = lip ice_cream = なめる
straighten = back = 伸ばす
turn = head = 振り向く
open = mouth = 開ける
hold = tongue = 黙る
gather collect = information data = 集める
gather collect = stamp coin shell = 集める / 収集
take raise = money fund = 集める
tie = knot = 結ぶ
twist = arm = ひねる
break_down knock_down = door wall = 破る / 壊す
ring = doorbell chime = 鳴らす
sound blow = horn siren alarm = 鳴らす
tap slap hit = shoulder = 叩く
slap = face cheek = 叩く
shoot = arrow bow = 射る
shoot = movie film = 撮る / 撮影
strike light = match = 擦る
lace lace_up = shoe boot = 結ぶ
trim prune = tree hedge bush = 刈る / 剪定
sow plant = seed = まく / 蒔く
dig = hole well grave = 掘る
fill fill_in = hole = 埋める
harvest pick = grape apple orange mushroom = 採る / もぐ
set_free release = bird fish = 放す / 逃がす
lose = confidence trust sight = 失う
answer = door = 出る
finish = work homework job = 終える / 終わる
start = car engine = かける / 始動
stop = car bus train machine engine = とめる / 停車
save = energy electricity power water = 節約
deposit = money = 預ける / 預金
clear = throat = 咳払い
meet = friend girlfriend boyfriend person teacher parent = 会う
miss = family friend mother father parent home boyfriend girlfriend = 恋しい / 寂しい
realize fulfill = dream = 叶える / 実現
notice = mistake change difference error = 気付く
follow = instruction advice order direction = 従う
follow = rule law manual = 守る / 従う
use borrow = phone toilet bathroom restroom = 借りる / 使う
use take = stairs stair = 使う / 上る
look_up check = word spelling = 調べる / 引く
bring take = umbrella lunch = 持って行く
correct = mistake error = 直す / 訂正
cancel call_off = meeting trip party wedding = 中止 / 取り消す
put_off postpone = meeting trip party wedding = 延期
cross_out = word line name = 消す
draw_up = contract report document = 作成
hurt = back knee leg shoulder = 痛める
get_over recover_from = cold flu illness disease = 治る / 回復
run_out_of = energy strength patience = 尽きる
`
