/**
 * Kanji outside the jōyō list that fill the 60 levels: the most frequent ones with a word that is
 * usually written with them (嬉しい, 嘘, 味噌). Chosen by hand from the list by frequency, leaving
 * out those that live in names (伊, 阿) or in words that are usually written in kana (貰う).
 */
export const extraKanji: readonly string[] = [...'嬉嘘綺叩揃噂垢騙喧嘩噛溜狼舐叶覗濡馴儲噌醤蘇絆罠']
