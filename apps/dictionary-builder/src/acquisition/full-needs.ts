import type { NeedId, SourceNeed } from './source-need'

/** The same folder as on ftp.edrdg.org, under the name that the server's certificate is for. */
function edrdg(file: string): string[] {
  return [`https://www.edrdg.org/pub/Nihongo/${file}`]
}

function github(repository: string, commit: string, path: string): string[] {
  return [`https://raw.githubusercontent.com/${repository}/${commit}/${path}`]
}

/** Optional packing at the end of a name. */
function named(stem: string): RegExp {
  return new RegExp(`^${stem}(\\.gz|\\.xz)?$`)
}

const required: SourceNeed[] = [
  {
    id: 'jmdict',
    credit: 'jmdict',
    feature: null,
    folder: 'jmdict',
    patterns: [named('JMdict_e_examp.*'), named('JMdict_e([^_].*)?'), named('JMdict([^_].*)?')],
    urls: edrdg('JMdict_e_examp.gz'),
  },
  {
    id: 'kanjidic',
    credit: 'kanjidic',
    feature: null,
    folder: 'kanjidic',
    patterns: [named('kanjidic2.*\\.xml')],
    urls: ['https://www.edrdg.org/kanjidic/kanjidic2.xml.gz'],
  },
  {
    id: 'kanjivg',
    credit: 'kanjivg',
    feature: null,
    folder: 'kanjivg',
    // The collected XML last: it lacks the places of the stroke numbers.
    patterns: [
      /^kanjivg-.*main.*\.(tar\.xz|tar\.gz|tar|zip)$/,
      /^kanji$/,
      named('kanjivg.*\\.xml'),
    ],
    urls: [
      'https://github.com/KanjiVG/kanjivg/releases/download/r20250816/kanjivg-20250816-main.zip',
    ],
  },
  {
    id: 'krad',
    credit: 'radicals',
    feature: null,
    folder: 'radicals',
    patterns: [named('kradfile-u.*'), named('kradfile(\\.(utf8|eucjp))?'), /^kradzip\.zip$/],
    urls: edrdg('kradzip.zip'),
  },
  {
    id: 'radk',
    credit: 'radicals',
    feature: null,
    folder: 'radicals',
    patterns: [named('radkfilex?(\\.(utf8|eucjp))?'), /^kradzip\.zip$/],
    urls: edrdg('kradzip.zip'),
  },
]

function jlptWords(level: 1 | 2 | 3 | 4 | 5, sha256: string): SourceNeed {
  return {
    id: `jlpt-n${level}`,
    credit: 'jlpt',
    feature: `words of JLPT N${level}`,
    folder: 'jlpt',
    patterns: [named(`(.*[-_])?n${level}(\\.jmdict-seq)?\\.csv`)],
    urls: github(
      'stephenmk/yomitan-jlpt-vocab',
      'f92f43449d8ecb5692065f7e9c407b243ca939b1',
      `original_data/n${level}.csv`,
    ),
    pinned: { sha256, version: '2025-06-18', date: '2025-06-18' },
  }
}

function kanjium(id: NeedId, feature: string, path: string, sha256: string): SourceNeed {
  const stem = path.replace(/^.*\//, '').replace('.', '\\.')
  return {
    id,
    credit: 'kanjium',
    feature,
    folder: 'kanjium',
    patterns: [named(stem)],
    urls: github(
      'mifunetoshiro/kanjium',
      'd9e26733a2a7866d61a8a13d2dc4c1ecb26e0499',
      `data/source_files/${path}`,
    ),
    pinned: { sha256, version: '2023-07-12', date: '2023-07-12' },
  }
}

const optional: SourceNeed[] = [
  jlptWords(1, '7a58f0584e9ec2b0299ccb9b109f3bd03e08b90d129a714307c0a1cb72f07b32'),
  jlptWords(2, '42a4413326e857d701dc9659b2711637ab612304a339fe0d09f4f0f042d3a214'),
  jlptWords(3, 'bd4d68c59cfee861351e1bdf9d99818e434392201eabbed4d3657225fe53a3ac'),
  jlptWords(4, 'a14dcc7fdc02259b22331a486c6ff66df74c16472c8aeb5a0ebe7e5fa8ee8eb4'),
  jlptWords(5, 'c370961f92087e15d059548e1b3d01bab714306c739b3f3caa0adfa921d679ed'),
  {
    id: 'jlpt-kanji',
    credit: 'jlpt',
    feature: 'JLPT levels of kanji',
    folder: 'jlpt',
    patterns: [named('JLPT_kanji_ALL\\.json')],
    urls: github(
      'Bluskyo/JLPT_Vocabulary',
      '6c94c2c2835133e8d005202dee8e075470bea73c',
      'data/kanji/results/JLPT_kanji_ALL.json',
    ),
    pinned: {
      sha256: 'dd3847e019065d43f1e8cd9c07fda72f7fa001be669e3c4f2dc7dc49be8dcc19',
      version: '2026-05-16',
      date: '2026-05-16',
    },
  },
  kanjium(
    'accents',
    'pitch accent',
    'raw/accents.txt',
    'c34404a6d179fdd88caf0a7b41eb7401c011b8936cd3462d9ed66aceccdcfef2',
  ),
  kanjium(
    'lookalikes',
    'hand-picked look-alike kanji',
    'lookalikes.txt',
    '3f48b21d3eb3206366d16981b40261c91fd37396c7afc21e1c76001c84f52d20',
  ),
  kanjium(
    'antonyms',
    'antonyms of kanji',
    'antonyms.txt',
    'abf18433c2dc99e7c3e9e8c9ee20c4ab201c6dccd7b9ca699285eb8115796760',
  ),
  kanjium(
    'variants',
    'variants of kanji',
    'variants.txt',
    'b6e22b8901edf2ca47b90b5a756f75d8193067e0c6a6d2733388be7f97ab5e3f',
  ),
  kanjium(
    'phonetics',
    'sound marks of kanji',
    'phonetics.txt',
    '15aaa6537942456d50cdeed172a3fac28b164cdae2c6e0c61b2675d992c6ddb9',
  ),
  kanjium(
    'radical-list',
    'names and meanings of radicals',
    'radicals.txt',
    'f1b4cb8d63d5eda1ff3cf45a3f9ee2f2f4069c1d8cd9fed29ebd699bc6057250',
  ),
  kanjium(
    'radical-variants',
    'names of radical variants',
    'radicals_variants.txt',
    '6cd63cad7111150768dff9ccccbb2315a091ce79270f681d28f9042928e03740',
  ),
  kanjium(
    'elements',
    'named parts of kanji',
    'elements.txt',
    '058567fa8b7ebd001d4d006c94af9c7d2c74ae2d90af5761a5e6098893f33788',
  ),
  kanjium(
    'on-readings',
    'use of on readings',
    'onyomi_statistics.txt',
    'edb324e91dd3927e414204831f51a85f29ff5009664ce3d0d22bd1da52db7aaa',
  ),
  {
    id: 'wordfreq',
    credit: 'wordfreq',
    feature: 'frequency of words',
    folder: 'frequency',
    patterns: [named('wordfreq-large_ja\\.msgpack'), named('(wordfreq-)?.*_ja\\.msgpack')],
    urls: github(
      'rspeer/wordfreq',
      '912caf64b657478d1dff1138efdc078947d54bb1',
      'wordfreq/data/large_ja.msgpack.gz',
    ),
    pinned: {
      sha256: 'c9d5d98898a49eb5249ff4d6836b451a465c1c5fb1c336a36aac5925b3b08c73',
      version: '3.2',
      date: null,
    },
  },
  {
    id: 'corpus-counts',
    credit: 'corpus',
    feature: 'frequency of words in Wikipedia',
    folder: 'frequency',
    patterns: [named('wikipedia_freq\\.txt')],
    urls: github(
      'mifunetoshiro/kanjium',
      'd9e26733a2a7866d61a8a13d2dc4c1ecb26e0499',
      'data/source_files/raw/wikipedia_freq.txt',
    ),
    pinned: {
      sha256: 'd84be5bf6981c22c946458662874ce15b07583bd8ce3437f159d9007dec91de5',
      version: '2023-07-12',
      date: '2023-07-12',
    },
  },
  {
    id: 'furigana',
    credit: 'furigana',
    feature: 'hand-checked furigana',
    folder: 'furigana',
    patterns: [named('JmdictFurigana.*\\.json'), /^JmdictFurigana.*\.(zip|tar\.gz|tar\.xz)$/],
    urls: [
      'https://github.com/Doublevil/JmdictFurigana/releases/latest/download/JmdictFurigana.json.tar.gz',
      'https://github.com/Doublevil/JmdictFurigana/releases/latest/download/JmdictFurigana.json',
    ],
  },
  {
    id: 'sentences',
    credit: 'tanaka',
    feature: 'further example sentences',
    folder: 'examples',
    patterns: [named('examples\\.utf.*')],
    urls: edrdg('examples.utf.gz'),
  },
  {
    id: 'names',
    credit: 'names',
    feature: 'proper names',
    folder: 'names',
    patterns: [named('JMnedict.*\\.xml'), named('enamdict.*')],
    urls: edrdg('JMnedict.xml.gz'),
  },
]

/** Every file of the full dictionary, the required ones first. */
export const fullNeeds: readonly SourceNeed[] = [...required, ...optional]
