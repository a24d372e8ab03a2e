import './word-definition.css'
import { getRouteApi, Outlet } from '@tanstack/react-router'
import { useEffect } from 'react'
import { rememberViewed } from '../../../../dictionary/recently-viewed/recently-viewed-store'
import { FurtherSentences } from './senses/further-sentences'
import { SenseList } from './senses/sense-list'
import type { WordDefinition } from './word-definition'
import { WordForms } from './word-forms'
import { WordHeader } from './word-header'
import { WordTabs } from './word-tabs'

const wordRoute = getRouteApi('/app/dict/words/$id')

/** A word: what it is and means; beside or below it a tab with its kanji, sound or forms. */
export function WordDefinitionPage() {
  const word = wordRoute.useLoaderData()
  useEffect(() => rememberWord(word), [word])
  return (
    <article className="word-page">
      <WordHeader word={word} />
      <div className="word-meaning">
        {/* A new word begins folded again, with its examples closed. */}
        <SenseList key={word.wordId} word={word} />
        <FurtherSentences key={`further-${word.wordId}`} word={word} />
      </div>
      <div className="word-aside">
        <WordForms word={word} />
        <div className="word-details">
          <WordTabs word={word} />
          <Outlet />
        </div>
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
