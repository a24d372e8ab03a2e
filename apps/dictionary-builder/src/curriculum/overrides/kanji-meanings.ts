/**
 * The meanings that are taught, where the first one of KANJIDIC2 is rare, too wide, a book word or
 * the same as that of another kanji. The first is the one shown, and the source's own meanings
 * stay right answers.
 */
const table = `
中 middle | 行 go | 出 exit, go out | 以 by means of | 不 not | 主 master
者 person doing it, someone | 前 before, in front | 話 talk, speak | 場 place | 会 meet
気 spirit, energy | 用 use | 来 come | 工 craft, construction | 天 heaven | 方 direction, way
止 stop | 事 matter, thing | 発 departure, emit | 高 tall, high | 品 goods | 理 reason | 始 begin
去 leave, past | 画 picture | 計 measure, plan | 回 times, revolve | 校 school | 員 member
通 pass through, commute | 安 cheap, safe, peace | 送 send | 考 think over, consider | 野 field
転 roll, turn over | 由 reason | 化 change into, transform | 着 wear, arrive | 干 dry
連 take along, link | 道 road, way | 究 research | 映 projection, reflect | 能 ability | 平 flat
研 sharpen, polish | 直 direct, fix | 相 mutual | 料 fee, materials | 定 fix, decide on
起 get up, wake up | 対 opposite, versus | 記 write down, record | 付 attach | 店 shop
向 face toward | 交 mix, exchange | 又 again | 位 rank | 面 face, surface | 信 trust
医 medicine, doctor | 貝 shell | 実 truth, fruit | 成 become | 放 release | 政 government | 与 give
性 nature, sex | 反 opposite, against | 原 plain, original | 春 spring | 寸 inch | 他 other
告 announce, tell | 首 neck | 産 give birth, produce | 分 part, minute | 情 emotion, feelings
判 judge | 件 case | 玉 ball, jewel | 機 machine, opportunity | 部 section | 点 point, spot
制 system, control | 帰 return home | 単 simple | 置 put, place | 号 number | 完 complete
未 not yet | 調 investigate, tune | 衣 clothes | 治 cure, govern | 込 be crowded, go into
院 institution | 験 test, verify | 変 change, strange | 屋 roof, shop | 供 offer
組 group, assemble | 好 like | 予 in advance | 権 rights, authority | 格 status | 演 perform
都 capital, metropolis | 非 mistake, un- | 官 official | 備 prepare | 列 row, line | 申 say humbly
更 renew, furthermore | 処 deal with | 己 self | 参 visit, go humbly | 経 pass, manage | 良 good
限 limit | 解 solve, untie | 了 finish | 規 rule | 達 attain | 余 surplus | 士 gentleman, warrior
様 manner, appearance | 太 fat, thick | 例 example | 速 fast | 種 kind, seed | 然 so, naturally
資 resources | 役 role | 議 discuss | 斤 axe | 状 condition, state | 的 target | 設 set up
昼 noon, daytime | 里 village, hometown | 割 divide, rate | 際 occasion | 退 retreat
断 cut off, refuse | 堂 hall | 漢 China | 勉 make an effort | 常 always, usual | 任 duty, entrust
才 talent | 巾 cloth | 段 step, grade | 除 remove | 確 certain | 値 value, price
占 fortune-telling, occupy | 介 go between | 係 person in charge, connection | 認 recognize
容 form, contain | 局 bureau | 過 pass, exceed | 違 differ | 構 set up, mind | 突 thrust, poke
等 equal, and so on | 敗 failure | 改 reform | 優 superior, gentle | 丁 street block | 可 possible
歳 years old | 追 chase | 彼 he | 破 tear | 登 climb | 望 hope | 説 explain, opinion | 側 side
消 extinguish, erase | 観 view | 科 course, department | 抜 pull out | 渡 cross over | 央 center
光 light | 候 season, climate | 似 resemble | 団 group | 令 order | 済 finish, settle
戻 return, put back | 覚 remember | 氏 family name | 察 guess | 師 teacher | 途 on the way
絶 come to an end | 否 deny | 吉 good luck | 周 circumference, around | 背 back | 昔 long ago
頼 rely on, request | 査 investigate | 矢 arrow | 臣 retainer | 困 be in trouble | 程 extent
雑 miscellaneous | 府 government office | 険 steep | 防 defend | 精 spirit, refined
無 nothing, without | 総 whole, general | 舞 dance | 且 moreover | 準 standard, semi- | 則 rule
旧 former, old | 型 model, mold | 系 system, lineage | 身 body | 般 general | 乙 second, odd
接 contact, touch | 座 sit | 領 territory | 効 effect | 担 carry, bear | 召 summon | 遠 far
訪 visit | 職 job | 識 know, discriminate | 旦 daybreak | 甲 armor, shell | 警 warn | 横 sideways
述 state, mention | 固 hard | 専 specialty | 片 one side | 版 printing, edition | 減 decrease
並 line up | 迷 get lost | 導 guide | 細 thin, fine | 販 sell goods | 枚 sheets | 尚 esteem
緒 beginning, together | 徒 junior, on foot | 布 cloth | 辺 surroundings | 像 image, statue
況 situation | 丸 round | 犯 crime | 装 dress, attire | 材 material | 普 ordinary, universal
願 wish | 企 plan | 御 honorable | 勢 force | 第 number in order | 営 manage, run a business
極 extreme | 尺 measure of length | 至 reach, lead to | 留 stay, detain
提 present, carry in hand | 逆 reverse | 板 board | 刊 publish | 省 ministry, leave out
被 suffer | 充 fill | 統 unite | 挙 raise | 将 commander | 我 self, we | 義 justice
辞 resign, word | 域 area | 酒 alcohol | 杯 cupful | 斗 dipper | 製 manufacture | 晴 clear weather
換 replace | 暴 violent | 旨 tasty, gist | 歴 history, passage of time | 撃 attack | 芸 art, skill
素 element | 編 knit, edit | 展 unfold | 敬 respect | 岡 hill | 複 multiple | 視 look at | 独 alone
施 carry out | 怖 scary | 催 hold an event | 態 attitude, condition | 阪 slope, Osaka
順 order in sequence | 帯 belt, zone | 幅 width | 検 examine | 案 plan | 章 chapter | 永 eternal
仲 relationship | 矛 spear | 兆 omen, trillion | 丈 height, length | 吏 public official | 隊 squad
競 compete | 禁 forbid | 条 article, clause | 頂 receive humbly, summit | 昇 rise
票 vote, ballot | 貨 freight, goods | 測 measure | 紹 introduce | 礼 thanks, bow | 器 container
証 evidence | 承 agree to | 著 author | 額 amount, forehead | 司 official in charge | 監 supervise
児 child | 呂 backbone | 弔 mourn | 希 rare, hope | 絡 entangle | 為 for the sake of
均 even, level | 暮 live, sunset | 晩 evening | 偉 great | 偶 by chance | 航 sail | 坂 slope
秒 second of time | 宮 palace, shrine | 依 depend on | 岸 shore | 湾 bay | 巻 roll up, volume
触 touch | 簡 simple | 曽 formerly | 課 lesson, section | 佐 assist | 築 construct | 損 loss
従 follow | 姿 figure | 募 recruit | 拡 expand | 故 reason, deceased | 肖 likeness | 志 intention
誌 magazine | 派 school of thought | 昭 bright, Shōwa | 升 measuring box | 副 assistant, vice
整 put in order | 斉 all together | 推 infer, push | 標 mark | 率 rate, lead | 功 achievement
載 publish, load | 秀 excellent | 扱 handle | 抗 resist | 績 results, achievements | 辛 spicy
亜 Asia, next | 紀 era | 燃 burn | 描 draw | 荷 luggage | 跡 trace, tracks | 衆 crowd | 憂 worry
群 flock | 拠 based on | 裁 judge, cut cloth | 策 plan, measures | 闘 fight | 純 pure | 浜 beach
荒 rough | 模 imitate, model | 詞 part of speech | 契 contract | 審 judge in detail
倉 storehouse | 凡 mediocre | 創 create | 刺 pierce, stab | 江 inlet | 批 criticize | 援 aid
悩 be troubled | 炎 flame | 采 dice, take | 典 dictionary, rule | 徴 sign | 壊 break | 凶 bad luck
株 stock, tree stump | 修 master, mend | 詰 pack | 呈 present, offer | 奥 interior | 震 tremble
塁 base | 興 interest | 署 government station | 盛 prosperous | 盤 board, tray | 障 hinder
撮 take a photo | 仮 temporary | 称 name, title | 伴 accompany | 丙 third | 環 ring | 床 floor
討 attack | 抑 hold down | 納 deliver, pay | 削 shave off | 童 child | 奴 guy | 街 town | 項 item
却 withdraw | 奈 what, Nara | 頃 around, about a time | 即 immediately | 護 protect | 籍 register
誘 invite | 冊 counter for books, volume | 救 rescue | 惑 confuse | 督 supervise | 袋 bag
致 do humbly | 免 exempt, escape | 遺 leave behind | 獲 catch, obtain | 柔 soft | 帝 emperor
迫 press near | 請 request | 兼 combine, double | 駐 station, stay | 紅 crimson | 渉 negotiate
節 season, joint | 濃 thick, dark | 維 maintain | 端 edge | 雄 male | 陣 battle camp
戒 warn against | 械 contraption | 距 distance | 購 purchase | 析 analyze | 厄 misfortune
摘 pick, pinch | 掲 put up | 患 illness, suffer | 氷 ice | 博 doctor, exhibition | 灰 ash
恵 blessing | 柄 pattern, handle | 執 hold on to | 津 harbor | 廷 court | 遣 send | 慮 consider
喫 consume | 薄 thin | 房 room, tassel | 較 compare | 排 exclude | 操 operate | 繰 reel, turn
貫 pierce | 唯 only | 献 offering | 屯 barracks | 邦 home country | 漫 unrestrained, comic
覧 look over | 魔 demon | 裕 abundance | 就 take a job | 贈 give a gift | 仙 hermit
殿 mister, palace | 寿 long life | 隻 ships, one of a pair | 預 deposit | 訴 sue, appeal
衝 collide | 沈 sink | 屈 bend, yield | 卸 wholesale | 賢 wise | 抵 resist | 臓 internal organ
搭 board | 締 tighten | 沿 run along | 缶 can | 冒 risk | 避 avoid | 耐 endure | 符 mark, token
塚 mound | 脚 leg | 豪 splendid | 稼 earn | 飾 decorate | 養 foster | 巡 go around | 握 grip
序 preface | 厳 strict | 枝 branch | 掃 sweep | 殊 special | 剣 sword | 胞 cell | 拾 pick up
趣 charm | 敢 dare | 概 outline | 舎 house, inn | 徹 pierce through | 儀 ceremony | 陥 fall into
斥 reject | 牙 fang | 括 tie together | 叔 uncle | 圏 sphere | 騒 noisy | 尊 respect | 呉 give, Wu
潜 dive | 託 entrust | 還 return | 臨 face, attend | 旬 ten days, season for food | 腰 hips
診 diagnose | 徳 virtue | 昆 insect, elder brother | 奪 snatch | 康 health | 逮 arrest | 貢 tribute
隣 next door | 尽 use up | 仁 benevolence | 敏 quick | 狂 crazy | 没 sink, die | 畜 livestock
鋭 sharp | 涼 cool | 軒 eaves, houses | 磨 polish | 挟 put between | 伺 ask humbly | 沸 boil
肯 consent | 曇 cloudy | 湿 damp | 濯 wash | 瞬 moment, blink | 径 path, diameter
紛 be mistaken for | 悟 realize | 賃 wages, rent | 償 compensate | 軸 axis | 須 necessary
埼 cape, Saitama | 眼 eye | 僕 I, manservant | 雰 atmosphere | 披 open up | 措 measures, set aside
繁 prosperous | 陰 shadow, shade | 貞 chastity | 剤 medicine dose | 狭 narrow | 縁 edge, relation
卓 table, outstanding | 勧 recommend | 牲 sacrificial animal | 遂 accomplish | 隆 prosperity
架 build across | 誠 sincere | 俳 actor, haiku | 旗 flag | 懸 hang, stake | 妨 obstruct
覇 domination | 滑 slip | 緩 loose | 控 hold back | 焦 be impatient, burn | 那 what | 雅 elegant
往 go, journey | 晶 crystal | 妥 appropriate | 畑 field of crops | 俊 talented | 拘 seize
黙 be silent | 揚 fry, hoist | 慎 be careful | 誉 honor | 債 debt | 伏 lie face down
霊 spirit, soul | 慢 lazy, boastful | 絞 wring | 仰 look up | 牧 pasture | 克 conquer | 襲 attack
堅 solid, firm | 剛 strong | 該 relevant | 軌 track, rut | 駄 useless, packhorse | 顧 look back
偏 biased | 俗 common | 祉 welfare | 串 skewer | 斜 slanting | 叩 strike | 頻 often
騎 ride a horse | 艇 small boat | 朗 cheerful | 芳 fragrant | 阜 mound | 恒 constant | 謎 riddle
譲 hand over | 拓 clear land | 銘 inscription | 覆 cover over | 摩 rub | 粋 stylish | 膨 swell
緯 latitude | 如 as if | 亀 turtle | 茨 thorn, Ibaraki | 倫 ethics | 泰 calm | 巧 skillful
彰 display openly | 斬 cut down | 乏 scarce | 履 wear shoes | 曹 official, sergeant | 喪 mourning
綱 rope | 剰 surplus | 奮 rouse oneself | 尋 inquire | 暑 hot weather | 殖 breed | 匠 craftsman
佳 beautiful, good | 啓 enlighten | 甚 extremely | 勘 intuition | 暫 for a while | 冗 superfluous
汎 wide, pan- | 唐 Tang China | 胴 torso | 懐 nostalgic, pocket | 匿 hide | 妖 bewitching
疾 fast, illness | 穂 ear of grain | 伐 cut down trees | 暇 free time | 据 set in place
揃 be complete | 闇 darkness | 媒 go-between | 謀 plot | 唆 hint, tempt
恩 kindness, debt of gratitude | 麗 lovely | 鑑 mirror, model | 滝 waterfall | 慶 celebrate
添 accompany, add | 惨 miserable | 陳 set out | 娠 pregnant | 酬 reward | 坊 priest, boy | 岳 peak
撲 hit | 粘 sticky | 凄 amazing, dreadful | 朴 plain, simple | 潔 pure, clean | 秩 order
搬 transport | 摂 take in | 丹 red | 弥 more and more | 荘 villa | 嫁 bride | 葛 arrowroot
宛 addressed to | 宜 good, suitable | 浄 purify | 享 receive, enjoy | 閥 faction | 奉 serve, offer
漠 desert, vague | 貼 stick on | 巣 nest | 隷 slave | 辱 humiliate | 迅 swift | 徐 slow
践 put into practice | 挨 push open | 繊 fine fiber | 粧 makeup | 眺 gaze | 疎 distant, neglect
豚 pig | 循 circulate | 勲 merit | 膜 membrane | 洞 cave | 釣 fishing | 賊 bandit | 珠 pearl
擬 imitate | 媛 beautiful woman | 錯 confused | 噴 spout | 羅 thin silk | 准 semi-, conform
澄 become clear | 枢 pivot | 赴 go to a place | 庶 common people | 戯 play, joke | 悠 leisurely
匂 scent | 睡 sleep | 騰 leap up | 縛 bind | 凝 stiffen | 擦 rub | 慌 be flustered | 廉 cheap, pure
鎮 calm down | 椎 spine | 挫 sprain | 宰 manage | 虜 captive | 畿 near the capital
哀 pity, sorrow | 抹 erase | 幽 faint, ghostly | 鋳 cast metal | 妄 delusion | 崇 worship
棟 ridge of a roof | 猟 hunting | 紳 gentleman | 憧 long for | 栽 planting | 傑 hero | 蛍 firefly
恨 grudge | 轄 control | 綺 beautiful | 寧 rather, peaceful | 癖 habit | 簿 register | 掌 palm
墨 ink | 逝 pass away | 溜 accumulate | 遮 block | 窒 suffocate | 喧 noisy | 槽 tank | 舶 ship
堪 endure | 遷 move, transfer | 壌 soil | 肪 fat | 唄 song | 蘇 revive | 娯 amusement | 洪 flood
諦 give up | 堤 embankment | 涯 shore, end | 糧 provisions | 后 empress | 薫 fragrant | 暁 dawn
憩 rest | 侍 samurai | 衡 balance | 粗 coarse | 窮 extreme, destitute | 壇 platform | 藍 indigo
諭 admonish | 倣 imitate, follow | 奔 run wild | 俵 straw bag | 惧 dread | 爽 refreshing | 蓋 lid
謙 modest | 扶 support | 卑 lowly | 陵 imperial tomb | 拙 clumsy | 峠 mountain pass | 詠 recite
冥 dark, underworld | 岬 cape | 汽 steam | 附 attach | 嫉 envy | 錬 temper metal | 坑 mine, pit
慕 yearn | 哺 nurse | 諮 consult | 篤 cordial, serious | 罵 curse | 俸 salary
膳 small dining table | 愁 sorrow | 蔑 despise | 劾 accuse | 訃 news of a death
緻 fine, delicate | 嘱 request | 衷 inner heart | 桁 beam, digit | 寂 lonely | 慰 console
箇 counter for things | 勃 sudden rise | 痴 foolish | 拶 draw close | 陛 majesty | 懲 punish
昧 ignorance, dim | 陶 pottery | 漬 pickle | 馴 get used to | 醒 wake up | 僅 only a little
璧 jewel disc | 坪 area of two mats | 塞 block up | 湧 gush out | 汰 sift | 堕 fall morally
吟 recite poetry | 喝 scold loudly | 猶 still, yet | 嘩 quarrel | 泌 secrete | 伎 skill, performer
姻 marriage | 拉 drag | 懇 friendly | 曖 unclear | 但 but | 憤 resent | 貌 appearance
勾 bent, slope | 叙 describe | 慨 deplore | 栓 stopper, plug | 濁 muddy | 綻 come apart
淑 graceful | 翁 old man | 壱 one in documents | 怨 resentment | 睦 friendly | 棺 coffin
儲 make a profit | 迭 alternate | 蔽 hide, cover | 閑 quiet, leisure | 稽 train, think
宵 early evening | 謹 respectful | 賓 guest | 醤 soy paste | 款 clause, goodwill | 頓 suddenly
桟 crosspiece | 憾 regret | 旺 vigorous | 楼 tower | 陪 attend on | 礁 reef | 捗 make progress
戴 receive humbly | 畔 waterside | 租 land tax | 庸 ordinary | 彙 vocabulary | 酌 serve sake
艶 gloss, charm | 抄 excerpt | 摯 sincere | 煎 roast | 捻 twist | 惰 lazy | 薪 firewood
嚇 threaten | 踪 tracks | 繕 mend | 遜 humble | 璃 glass, lapis | 儒 Confucianism | 恣 arbitrary
罷 quit | 鬱 gloom | 嫡 legitimate heir | 逓 relay | 遵 obey | 謄 copy out | 朕 imperial we
噌 miso paste | 戚 relative | 酎 strong liquor | 氾 overflow | 淫 lewd | 瘍 tumor, boil | 唾 saliva
弐 two in documents | 冶 smelting | 詮 investigate, after all | 梗 close up, for the most part
傲 arrogant | 咽 throat, swallow | 羞 shame | 箋 letter paper | 詣 visit a temple | 瞭 clear
慄 shudder | 臆 timid | 濫 excessive, flood | 賦 installment, ode | 沃 fertile
謁 audience with a superior | 塑 modeling clay | 墾 cultivate new land | 虞 concern, fear
錮 imprison | 璽 imperial seal | 憬 yearn for | 楷 square style | 諧 harmony, humor | 剝 peel off
塡 fill in | 斑 speckle | 辣 harsh, spicy | 暗 dark | 在 be located | 存 exist, know | 押 push
景 scenery | 含 include | 京 capital city | 仏 Buddha | 和 harmony, Japan | 丘 hill | 溺 drown
恐 fear | 貪 greedy | 弊 bad practice | 賄 bribe | 賂 graft | 蹴 kick | 潰 crush | 顎 jaw | 狼 wolf
猿 monkey | 配 distribute | 頒 hand out | 沙 fine sand | 砂 sand | 喉 throat | 嫌 dislike | 悲 sad
枯 wither | 萎 droop | 捕 capture | 捉 catch hold of | 畏 awe | 蒸 steam | 煮 boil | 井 well
丼 rice bowl | 鉢 bowl, pot
`

/** By kanji: our meanings, the one that is shown first. */
export const kanjiMeanings: ReadonlyMap<string, readonly string[]> = new Map(
  table
    .split(/[|\n]/)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
    .map((entry): [string, string[]] => {
      const [literal = '', ...words] = entry.split(' ')
      return [literal, words.join(' ').split(', ')]
    }),
)
