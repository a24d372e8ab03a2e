/** What a mark in round brackets at the beginning of an EDICT gloss tells. */
export type EdictMarkKind = 'part-of-speech' | 'misc' | 'field' | 'dialect' | 'form' | 'reading'

interface EdictMark {
  kind: EdictMarkKind
  label: string
}

const partsOfSpeech: Record<string, string> = {
  'adj-f': 'noun or verb acting prenominally',
  'adj-i': 'adjective (keiyoushi)',
  'adj-ix': 'adjective (keiyoushi) - yoi/ii class',
  'adj-ku': "'ku' adjective (archaic)",
  'adj-na': 'adjectival noun (keiyodoshi)',
  'adj-nari': 'archaic form of na-adjective',
  'adj-no': 'noun which may take the genitive particle no',
  'adj-pn': 'pre-noun adjectival (rentaishi)',
  'adj-shiku': "'shiku' adjective (archaic)",
  'adj-t': "'taru' adjective",
  adv: 'adverb',
  'adv-to': "adverb taking the 'to' particle",
  aux: 'auxiliary',
  'aux-adj': 'auxiliary adjective',
  'aux-v': 'auxiliary verb',
  conj: 'conjunction',
  cop: 'copula',
  ctr: 'counter',
  exp: 'expression',
  int: 'interjection',
  n: 'noun',
  'n-adv': 'adverbial noun',
  'n-pref': 'noun, used as a prefix',
  'n-suf': 'noun, used as a suffix',
  'n-t': 'temporal noun',
  num: 'numeric',
  pn: 'pronoun',
  pref: 'prefix',
  prt: 'particle',
  suf: 'suffix',
  unc: 'unclassified',
  'v-unspec': 'verb, unspecified',
  v1: 'Ichidan verb',
  'v1-s': 'Ichidan verb - kureru special class',
  'v2a-s': "Nidan verb with 'u' ending (archaic)",
  v5aru: 'Godan verb - aru special class',
  v5b: "Godan verb with 'bu' ending",
  v5g: "Godan verb with 'gu' ending",
  v5k: "Godan verb with 'ku' ending",
  'v5k-s': 'Godan verb - Iku/Yuku special class',
  v5m: "Godan verb with 'mu' ending",
  v5n: "Godan verb with 'nu' ending",
  v5r: "Godan verb with 'ru' ending",
  'v5r-i': "Godan verb with 'ru' ending (irregular verb)",
  v5s: "Godan verb with 'su' ending",
  v5t: "Godan verb with 'tsu' ending",
  v5u: "Godan verb with 'u' ending",
  'v5u-s': "Godan verb with 'u' ending (special class)",
  vi: 'intransitive verb',
  vk: 'Kuru verb - special class',
  vn: 'irregular nu verb',
  vr: 'irregular ru verb',
  vs: 'noun or participle which takes the verb suru',
  'vs-c': 'su verb - precursor to the modern suru',
  'vs-i': 'suru verb',
  'vs-s': 'suru verb - special class',
  vt: 'transitive verb',
  vz: 'Ichidan verb - zuru verb',
}

const misc: Record<string, string> = {
  abbr: 'abbreviation',
  arch: 'archaic',
  chn: "children's language",
  col: 'colloquial',
  dated: 'dated term',
  derog: 'derogatory',
  fam: 'familiar language',
  fem: 'female term or language',
  hist: 'historical term',
  hon: 'honorific or respectful language',
  hum: 'humble language',
  id: 'idiomatic expression',
  joc: 'jocular term',
  litf: 'literary or formal term',
  'm-sl': 'manga slang',
  male: 'male term or language',
  'net-sl': 'Internet slang',
  obs: 'obsolete term',
  obsc: 'obscure term',
  'on-mim': 'onomatopoeic or mimetic word',
  poet: 'poetical term',
  pol: 'polite language',
  proverb: 'proverb',
  rare: 'rare',
  sens: 'sensitive',
  sl: 'slang',
  tradem: 'trademark',
  uk: 'word usually written using kana alone',
  vulg: 'vulgar expression or word',
  yoji: 'four-character compound',
}

const fields: Record<string, string> = {
  anat: 'anatomy',
  archit: 'architecture',
  astron: 'astronomy',
  baseb: 'baseball',
  biol: 'biology',
  bot: 'botany',
  Buddh: 'Buddhism',
  bus: 'business',
  chem: 'chemistry',
  comp: 'computing',
  econ: 'economics',
  engr: 'engineering',
  finc: 'finance',
  food: 'food, cooking',
  geol: 'geology',
  geom: 'geometry',
  golf: 'golf',
  hanaf: 'hanafuda',
  law: 'law',
  ling: 'linguistics',
  MA: 'martial arts',
  mahj: 'mahjong',
  math: 'mathematics',
  med: 'medicine',
  mil: 'military',
  music: 'music',
  physics: 'physics',
  Shinto: 'Shinto',
  shogi: 'shogi',
  sports: 'sports',
  sumo: 'sumo',
  zool: 'zoology',
}

const dialects: Record<string, string> = {
  hob: 'Hokkaido-ben',
  ksb: 'Kansai-ben',
  ktb: 'Kantou-ben',
  kyb: 'Kyoto-ben',
  kyu: 'Kyuushuu-ben',
  nab: 'Nagano-ben',
  osb: 'Osaka-ben',
  rkb: 'Ryuukyuu-ben',
  thb: 'Touhoku-ben',
  tsb: 'Tosa-ben',
  tsug: 'Tsugaru-ben',
}

const forms: Record<string, string> = {
  ateji: 'ateji (phonetic) reading',
  iK: 'irregular kanji usage',
  io: 'irregular okurigana usage',
  oK: 'out-dated kanji or kanji usage',
}

const readings: Record<string, string> = {
  gikun: 'gikun (meaning as reading) or jukujikun',
  ik: 'irregular kana usage',
  ok: 'out-dated or obsolete kana usage',
}

function toMarks(kind: EdictMarkKind, labels: Record<string, string>): [string, EdictMark][] {
  return Object.entries(labels).map(([code, label]) => [code, { kind, label }])
}

/** Every mark by its code. Codes of archaic verbs are told by their form. */
export const edictMarks: ReadonlyMap<string, EdictMark> = new Map([
  ...toMarks('part-of-speech', partsOfSpeech),
  ...toMarks('misc', misc),
  ...toMarks('field', fields),
  ...toMarks('dialect', dialects),
  ...toMarks('form', forms),
  ...toMarks('reading', readings),
])

/** What kind of mark a code is; undefined for a bracket that is part of the gloss. */
export function findEdictMarkKind(code: string): EdictMarkKind | undefined {
  if (/^v[24][a-z](-[ks])?$/.test(code)) return 'part-of-speech'
  return edictMarks.get(code)?.kind
}
