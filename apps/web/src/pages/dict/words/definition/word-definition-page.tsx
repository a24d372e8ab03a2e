import './word-definition.css'
import { getRouteApi, Outlet } from '@tanstack/react-router'
import { useEffect } from 'react'
import { rememberViewed } from '../../../../dictionary/recently-viewed/recently-viewed-store'
import { hasKanjiForm } from './kanji-forms'
import { KanjiTab } from './kanji-tab/kanji-tab'
import { NoForms } from './no-forms'
import { FurtherSentences } from './senses/further-sentences'
import { SenseList } from './senses/sense-list'
import { SoundGlance } from './sound-glance'
import type { WordDefinition } from './word-definition'
import { WordForms } from './word-forms'
import { WordHeader } from './word-header'
import { WordRelated } from './word-related'
import { useBroughtIntoView, useOpenTab, WordSection } from './word-section'
import { KeyForms, WordStrip } from './word-strip'
import { meaningsId, WordTabs } from './word-tabs'

const wordRoute = getRouteApi('/app/dict/words/$id')

/**
 * A word: what it is and means. On a desk a column beside it holds how it sounds, its kanji, its
 * forms and what belongs to it; below that width these are under the tabs, and a strip shows the
 * kanji at once.
 */
export function WordDefinitionPage() {
  const word = wordRoute.useLoaderData()
  const search = wordRoute.useSearch()
  const openTab = useOpenTab()
  const hasKanji = hasKanjiForm(word)
  useEffect(() => rememberWord(word), [word])
  useBroughtIntoView(meaningsId, openTab === 'kanji' && !hasKanji)
  return (
    <article className="word-page" data-open={openTab}>
      <WordHeader word={word} />
      <div className="word-glance">
        {hasKanji && <WordStrip word={word} />}
        <KeyForms word={word} />
      </div>
      <div className="word-tabs">
        <WordTabs word={word} />
      </div>
      <div id={meaningsId} className="word-meaning">
        {/* A new word begins folded again, with its examples closed. */}
        <SenseList key={word.wordId} word={word} />
        <FurtherSentences key={`further-${word.wordId}`} word={word} />
      </div>
      <div className="word-aside">
        <WordSection tab="pronunciation" word={word} glance={<SoundGlance word={word} />}>
          <Outlet />
        </WordSection>
        {hasKanji && (
          <WordSection tab="kanji" word={word} glance={<KanjiTab />}>
            <KanjiTab />
          </WordSection>
        )}
        <WordSection
          tab="conjugation"
          isOffered={word.hasConjugation}
          word={word}
          glance={<KeyForms word={word} />}
        >
          <Outlet />
        </WordSection>
        <NoForms word={word} />
        <WordForms word={word} />
        <WordRelated word={word} search={search} />
      </div>
    </article>
  )
}

function rememberWord({ wordId, spelling, senses }: WordDefinition): void {
  rememberViewed({
    kind: 'word',
    wordId,
    spellingId: spelling.spellingId,
    text: spelling.text,
    reading: spelling.reading,
    gloss: senses[0]?.glosses[0]?.text ?? '',
  })
}
