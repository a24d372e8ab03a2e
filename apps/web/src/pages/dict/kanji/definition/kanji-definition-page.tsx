import './kanji-definition.css'
import { KanjiGlyph } from '@kotonoha/japanese-ui/kanji-glyph/kanji-glyph'
import { getRouteApi, Outlet } from '@tanstack/react-router'
import { useEffect } from 'react'
import { rememberViewed } from '../../../../dictionary/recently-viewed/recently-viewed-store'
import { toSavedKanji } from '../../../../dictionary/saved-lists/open-save-dialog'
import { SaveButton } from '../../../../dictionary/saved-lists/save-button'
import { ShareButton } from '../../../../dictionary/sharing/share-button'
import { DefinitionTab, DefinitionTabs } from '../../../../kit/tabs/definition-tabs'
import { StudyThis } from '../../../../study-marks/study-this'
import { AskedForm } from './asked-form'
import { CopyKanjiButton } from './copy-kanji-button'
import { KanjiFacts } from './kanji-facts'
import { KanjiReadings } from './kanji-readings'
import { KanjiStory } from './kanji-story'
import { toSharedDefinition } from './kanji-to-keep'
import { ListNeighbours } from './list-neighbours'

const route = getRouteApi('/app/dict/kanji/$id')

/** Everything about one kanji: what it is above, its tabs below. */
export function KanjiDefinitionPage() {
  const kanji = route.useLoaderData()
  const { from } = route.useSearch()
  const gloss = kanji.meanings[0] ?? ''

  useEffect(() => {
    rememberViewed({ kind: 'kanji', kanjiId: kanji.kanjiId, gloss })
  }, [kanji.kanjiId, gloss])

  return (
    <article className="kanji-page">
      {from !== undefined && <AskedForm from={from} literal={kanji.literal} />}
      <header className="kanji-page-head">
        <div className="kanji-page-literal">
          <h1 className="kanji-page-heading">
            <KanjiGlyph literal={kanji.literal} size={112} />
          </h1>
          <div className="kanji-page-actions">
            <CopyKanjiButton literal={kanji.literal} />
            <SaveButton item={toSavedKanji(kanji)} />
            <ShareButton definition={toSharedDefinition(kanji)} />
          </div>
        </div>
        <div className="kanji-page-text">
          <div className="kanji-page-top">
            <p className="kanji-page-meanings">
              {kanji.meanings.length > 0 ? kanji.meanings.join(', ') : 'No meaning is recorded.'}
            </p>
            <ListNeighbours kanjiId={kanji.kanjiId} />
          </div>
          <StudyThis thing={{ kind: 'kanji', kanjiId: kanji.kanjiId }} name={kanji.kanjiId} />
          {/* Another kanji begins folded again. */}
          <KanjiReadings key={kanji.kanjiId} kanji={kanji} />
          <KanjiFacts kanji={kanji} />
          <KanjiStory key={`story-${kanji.kanjiId}`} kanji={kanji} />
        </div>
      </header>
      <DefinitionTabs label={`Details of ${kanji.literal}`}>
        <DefinitionTab to="/app/dict/kanji/$id/words" params={{ id: kanji.kanjiId }}>
          Words
        </DefinitionTab>
        <DefinitionTab to="/app/dict/kanji/$id/writing" params={{ id: kanji.kanjiId }}>
          Writing
        </DefinitionTab>
        <DefinitionTab to="/app/dict/kanji/$id/structure" params={{ id: kanji.kanjiId }}>
          Structure
        </DefinitionTab>
        <DefinitionTab to="/app/dict/kanji/$id/related" params={{ id: kanji.kanjiId }}>
          Related
        </DefinitionTab>
      </DefinitionTabs>
      <div className="kanji-page-tab">
        <Outlet />
      </div>
    </article>
  )
}
