import { afterAll, describe, expect, test } from 'vitest'
import { openFullDictionary } from '../../testing/open-full-dictionary'
import { search } from './search'

/** Needs the real words: which of several is meant follows from how often each is. */
const dictionary = openFullDictionary()
afterAll(() => dictionary?.close())

describe.runIf(dictionary !== undefined)('of words that are written alike a sentence has', () => {
  test.each([
    ['この猿は賢い', '猿', 'さる', 'the usual one, though it is seldom written so'],
    ['煙草の煙', '煙草', 'タバコ', 'the usual one, a loanword'],
    ['鞄に本を入れた', '入れた', 'いれる', 'one verb rather than that one could do another'],
    ['壁に触れた', '触れた', 'ふれる', 'one verb rather than that one could do another'],
    ['私は彼の友達だ', '彼', 'かれ', 'two words rather than one that nobody writes so'],
    ['ドアが開いた', '開いた', 'あく', 'the usual verb'],
    ['本を開いた', '開いた', 'ひらく', 'the verb that takes an object'],
    ['会が開かれた', '開かれた', 'ひらく', 'the verb that takes an object, in the passive'],
    ['道を通る', '通る', 'とおる', 'a verb of moving, of which the way is no object'],
    ['教授を気取った', '気取った', 'きどる', 'no verb that few know'],
    ['会社内で会う', '内', 'ない', 'what is put behind nouns'],
    ['レース中に倒れた', '中', 'ちゅう', 'what is put behind katakana'],
    ['小川君の提案', '君', 'くん', 'what is put behind names'],
    ['昨日人が来た', '人', 'ひと', 'a word of its own behind when it was'],
    ['毎日車で行く', '車', 'くるま', 'a word of its own behind when it is'],
    ['箱の上に本がある', '上', 'うえ', 'a word of its own behind a particle'],
    ['午後二時に会う', '二時', 'にじ', 'as numbers are read'],
    ['5月1日に会う', '1日', 'ついたち', 'the day behind its month'],
    ['1月に行く', '1月', 'いちがつ', 'the month, and not how long'],
    ['トヨタ社の車', '社', 'しゃ', 'the company behind its name'],
    ['短い文を書く', '文', 'ぶん', 'the sentence, and no letter'],
    ['人気を得た', '得た', 'える', 'the verb that is said today'],
    ['少し寒気がする', '寒気', 'さむけ', 'the chill that one has'],
    ['分別がある人', '分別', 'ふんべつ', 'what one has, and does not sort'],
    ['耳の裏を洗う', '裏', 'うら', 'the word that is listed so'],
    ['御意見をください', '御', 'ご', 'as it is read before what is read in Chinese'],
    ['駅へいった', 'いった', 'いく', 'to go, in kana'],
    ['妹に来るといった', 'いった', 'いう', 'to say, behind what is said'],
    ['犯人はだれだ', 'だれ', 'だれ', 'who'],
    ['海へ行き、泳いだ', '行き', 'いく', 'the verb before a comma'],
    ['箱を作り、売った', '作り', 'つくる', 'the verb before a comma'],
    ['予報通り雪が降った', '通り', 'どおり', 'as it is read behind a noun'],
    ['学校をでるとすぐ', 'でる', 'でる', 'to leave'],
    ['電池が切れた', '切れた', 'きれる', 'the verb that is listed, and not that one could'],
    ['池でカエルを見た', 'カエル', 'カエル', 'the frog, which is listed in katakana'],
    ['熱が三十八度もある', '三十八度', 'さんじゅうはちど', 'as numbers are read'],
    ['歩いて十五分かかる', '十五分', 'じゅうごふん', 'one piece with what it counts'],
    ['あと3分で着く', '3分', 'さんぷん', 'three minutes, of which 三分 is a third as well'],
    ['5分の2が残った', '5分', 'ごぶん', 'a part of a whole, and no minutes'],
    ['四分の三が残った', '四分', 'よんぶん', 'a part of a whole, though it is listed as しぶん'],
    ['5分の休み', '5分', 'ごふん', 'minutes'],
    ['3着の服', '3着', 'さんちゃく', 'one piece with what it counts'],
    ['三通の手紙', '三通', 'さんつう', 'one piece with what it counts'],
    ['12名が来た', '12名', 'じゅうにめい', 'one piece with what it counts'],
    ['五年生の子', '五年生', 'ごねんせい', 'one piece with what it counts'],
    ['波が広がっている', '広がっている', 'ひろがる', 'a verb of its own, and not 広い'],
    ['友達に話しかけた', '話しかけた', 'はなしかける', 'a verb of its own, and not 話す'],
    ['店ができた', 'できた', 'できる', 'a verb of its own, and not する'],
    ['椅子を動かすよ', '動かす', 'うごかす', 'a verb of its own, and no causative of 動く'],
    ['音を鳴らした', '鳴らした', 'ならす', 'nor is a form of it one of 鳴る'],
    ['靴を脱がせた', '脱がせた', 'ぬぐ', 'no verb of its own that one can'],
    ['子供に食べさせた', '食べさせた', 'たべる', 'a causative where no verb is known'],
    ['へやがせまいから', 'せまい', 'せまい', 'an adjective, and no せる'],
    ['それはありがたいね', 'ありがたい', 'ありがたい', 'an adjective, and no ある'],
    ['にもつをうけとるよ', 'うけとる', 'うけとる', 'a verb of its own, and not 受ける'],
    ['暗くならないうちに', 'ならない', 'なる', 'a form of what everybody knows'],
    ['へえ、そうなんだ', 'そう', 'そう', 'and no 遭難'],
    ['席が空いている', '空いている', 'あく', 'what is free'],
    ['お腹が空いている', '空いている', 'すく', 'what is less full'],
    ['学校に通っている', '通っている', 'かよう', 'where one goes every day'],
    ['これは何ですか', '何', 'なん', 'before です'],
    ['これは何が入っていますか', '何', 'なに', 'before が'],
    ['ジムに通う', 'ジム', 'ジム', 'a word in katakana, and no 事務'],
  ])('%s: %s is %s, %s', (query, text, reading) => {
    if (dictionary === undefined) return
    const { understanding } = search(dictionary, { query })
    expect(understanding.sentence?.find((part) => part.text === text)?.reading).toBe(reading)
  })
})
