import { router } from './procedure'
import { getDictionary } from './procedures/dict/about/get-dictionary'
import { getToday } from './procedures/dict/daily/get-today'
import { findByComponents } from './procedures/dict/kanji/find-by-components'
import { findBySkip } from './procedures/dict/kanji/find-by-skip'
import { getDefinitionOverview as getKanjiDefinitionOverview } from './procedures/dict/kanji/get-definition-overview'
import { getRadicalsBreakdown } from './procedures/dict/kanji/get-radicals-breakdown'
import { getRelated } from './procedures/dict/kanji/get-related'
import { listBriefs } from './procedures/dict/kanji/list-briefs'
import { listComponents } from './procedures/dict/kanji/list-components'
import { listKanji } from './procedures/dict/kanji/list-kanji'
import { listWords as listWordsOfKanji } from './procedures/dict/kanji/list-words'
import { search } from './procedures/dict/search/search'
import { suggest } from './procedures/dict/search/suggest'
import { getConjugation } from './procedures/dict/words/get-conjugation'
import { getDefinitionOverview as getWordDefinitionOverview } from './procedures/dict/words/get-definition-overview'
import { getPronunciation } from './procedures/dict/words/get-pronunciation'
import { getUsedKanji } from './procedures/dict/words/get-used-kanji'
import { listWords } from './procedures/dict/words/list-words'

/** Every procedure; the path on the wire is the path of the file below `procedures/`. */
export const appRouter = router({
  dict: {
    kanji: {
      getDefinitionOverview: getKanjiDefinitionOverview,
      getRadicalsBreakdown,
      getRelated,
      listKanji,
      listWords: listWordsOfKanji,
      listComponents,
      findByComponents,
      findBySkip,
      listBriefs,
    },
    words: {
      listWords,
      getDefinitionOverview: getWordDefinitionOverview,
      getUsedKanji,
      getPronunciation,
      getConjugation,
    },
    search: { search, suggest },
    daily: { getToday },
    about: { getDictionary },
  },
})

/** What the browser's client knows of the server; a type, no code. */
export type AppRouter = typeof appRouter
