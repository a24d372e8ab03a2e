/** Sentences with the cuts a teacher would make; 。 and the like stay where they are. */
export const sentenceCases: readonly [cut: string, reason: string][] = [
  ['先生|は|学校|に|行きました|。', 'particles stand alone, the verb keeps its endings'],
  ['日本語|を|勉強しています', 'a noun with する is one word'],
  ['私|の|父|は|毎朝|六時|に|起きて|新聞|を|読みます', 'a number keeps its counter'],
  ['雨が降りそうだ|から|傘|を|持っていった|ほうがいい|よ', 'set phrases stay together'],
  ['もう一度|ゆっくり|言ってください', 'the request belongs to the verb'],
  ['電車|の|中|で|本|を|読んでいる|女の人|は|先生|です', 'the progressive is one word'],
  ['猫|が|好き|じゃない|人|も|いる|かもしれない', 'adjective nouns part from the copula'],
  ['彼女|は|昨日|東京|へ|行かなかった|らしい', 'hearsay is a word of its own'],
  ['きのう|ともだち|と|えいが|を|みました', 'all in kana, as beginners write'],
  ['図書館|で|借りた|本|を|返さなければなりません', 'must belongs to the verb'],
  ['駅|の|近く|に|新しい|レストラン|が|できた', 'できた is できる'],
  ['天気|が|いい|から|散歩しましょう', 'いい is an adjective, no stem of 言う'],
]
