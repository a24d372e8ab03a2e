import type { KanjiReading } from '../okurigana'

/** Readings of the kanji in the furigana cases, in KANJIDIC2's notation: on readings in katakana. */
const table = `
食 ショク ジキ く.う た.べる
飲 イン の.む
学 ガク まな.ぶ
校 コウ
生 セイ ショウ い.きる う.まれる う.む なま き- は.やす
先 セン さき ま.ず
日 ニチ ジツ ひ -び -か
本 ホン もと
出 シュツ で.る だ.す
発 ハツ ホツ
手 シュ て -て た-
紙 シ かみ
花 カ はな
火 カ ひ -び ほ-
見 ケン み.る み.える
人 ジン ニン ひと -り
国 コク くに
時 ジ とき
代 ダイ タイ か.わる よ しろ
一 イチ イツ ひと-
二 ニ ふた.つ
三 サン み.つ
十 ジュウ ジッ とお
分 ブン フン ブ わ.ける わ.かる
個 コ カ
回 カイ まわ.る
雑 ザツ ゾウ
誌 シ
結 ケツ むす.ぶ
果 カ は.たす
反 ハン そ.る
応 オウ こた.える
天 テン あめ あま-
皇 コウ オウ
観 カン み.る
音 オン イン おと ね
因 イン よ.る
縁 エン ふち
女 ジョ ニョ おんな め
房 ボウ ふさ
雨 ウ あめ あま-
水 スイ みず
酒 シュ さけ さか-
屋 オク や
受 ジュ う.ける
付 フ つ.ける つ.く
割 カツ わ.る わり
引 イン ひ.く
終 シュウ お.わる
行 コウ ギョウ い.く ゆ.く おこな.う
現 ゲン あらわ.れる
表 ヒョウ おもて あらわ.す
鼻 ビ はな
血 ケツ ち
地 チ ジ
面 メン おもて
稲 トウ いね いな-
妻 サイ つま
大 ダイ タイ おお-
今 コン いま
明 メイ ミョウ あか.るい あ.ける
山 サン やま
桜 オウ さくら
会 カイ あ.う
社 シャ やしろ
株 シュ かぶ
式 シキ
中 チュウ なか うち
父 フ ちち
母 ボ はは
彼 ヒ かれ かの
何 カ なに なん
月 ゲツ ガツ つき
所 ショ ところ
取 シュ と.る
込 - こ.む
気 キ ケ
持 ジ も.つ
合 ゴウ ガッ あ.う
目 モク め ま-
的 テキ まと
切 セツ き.る
符 フ
着 チャク き.る つ.く
物 ブツ モツ もの
話 ワ はな.す はなし
電 デン
車 シャ くるま
土 ド ト つち
産 サン う.む
煙 エン けむり
草 ソウ くさ
微 ビ
笑 ショウ わら.う え.む
馬 バ うま
鹿 ロク しか か
素 ソ ス
敵 テキ かたき
力 リョク リキ ちから
仕 シ つか.える
事 ジ こと
島 トウ しま
小 ショウ ちい.さい こ- お-
指 シ ゆび さ.す
輪 リン わ
順 ジュン
九 キュウ ク ここの.つ
州 シュウ す
勉 ベン
木 ボク モク き こ-
流 リュウ ル なが.れる
強 キョウ つよ.い し.いる
`

const readings = new Map(
  table
    .trim()
    .split('\n')
    .map((line): readonly [string, KanjiReading[]] => {
      const [kanji = '', ...texts] = line.split(' ')
      return [kanji, texts.filter((text) => text !== '-').map(toKanjiReading)]
    }),
)

function toKanjiReading(text: string): KanjiReading {
  return { kind: /^[ァ-ヺー]/.test(text) ? 'on' : 'kun', text }
}

export function readingsOf(kanji: string): readonly KanjiReading[] {
  return readings.get(kanji) ?? []
}
