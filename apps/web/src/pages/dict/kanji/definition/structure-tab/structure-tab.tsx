import './structure-tab.css'
import { getRouteApi } from '@tanstack/react-router'
import { KanjiTileLink } from '../../../../../dictionary/links/kanji-tile-link'
import { CodeList } from './code-list'
import type { KanjiStructure } from './component-tree'
import { listNamedParts } from './component-tree'
import { ComponentTreeView } from './component-tree-view'

const route = getRouteApi('/app/dict/kanji/$id/structure')
const kanjiRoute = getRouteApi('/app/dict/kanji/$id')

/** What the kanji is made of, and the numbers under which it is filed. */
export function StructureTab() {
  const structure = route.useLoaderData()
  const kanji = kanjiRoute.useLoaderData()
  const { tree, phonetic } = structure
  // KRADFILE counts a kanji of one piece as its own component.
  const components = structure.radicals.filter(({ literal }) => literal !== kanji.kanjiId)
  return (
    <div className="structure">
      <section aria-labelledby="structure-parts">
        <h2 id="structure-parts" className="structure-heading">
          Parts
        </h2>
        {phonetic !== null && (
          <p className="structure-phonetic">
            <span lang="ja">{phonetic.literal}</span> gives it the sound
            {phonetic.readings.length > 0 && (
              <>
                : <span lang="ja">{phonetic.readings.join('、')}</span>
              </>
            )}
          </p>
        )}
        {tree !== null && listNamedParts(tree).length > 0 ? (
          <ComponentTreeView node={tree} kanji={kanji} />
        ) : (
          <p className="structure-note">
            {tree === null
              ? 'No drawing shows how this kanji is put together.'
              : 'This kanji is one piece.'}
          </p>
        )}
      </section>
      <section aria-labelledby="structure-radical">
        <h2 id="structure-radical" className="structure-heading">
          Radical and components
        </h2>
        <RadicalLine radical={structure.radical} />
        {components.length > 0 && (
          <ul className="structure-components" aria-label="Visible components">
            {components.map((component) => (
              <li key={component.literal}>
                <VisibleComponent component={component} />
              </li>
            ))}
          </ul>
        )}
      </section>
      <section aria-labelledby="structure-codes">
        <h2 id="structure-codes" className="structure-heading">
          Codes and indices
        </h2>
        <CodeList structure={structure} />
      </section>
    </div>
  )
}

function RadicalLine({ radical }: { radical: KanjiStructure['radical'] }) {
  return (
    <p className="structure-radical">
      <span lang="ja" className="structure-radical-literal">
        {radical.literal}
      </span>
      <span>
        Kangxi radical {radical.number}
        {radical.meaning !== null && `, ${radical.meaning}`}
        {radical.strokeCount !== null &&
          `, ${radical.strokeCount === 1 ? '1 stroke' : `${radical.strokeCount} strokes`}`}
        {radical.names.length > 0 && (
          <span lang="ja" className="structure-note">
            {' '}
            {radical.names.join('、')}
          </span>
        )}
      </span>
    </p>
  )
}

function VisibleComponent({ component }: { component: KanjiStructure['radicals'][number] }) {
  const { literal, meaning } = component
  if (component.kanjiId === null) {
    return (
      <span className="structure-component">
        <span lang="ja" className="structure-component-literal">
          {literal}
        </span>
        <span className="structure-component-meaning">{meaning}</span>
      </span>
    )
  }
  return (
    <KanjiTileLink
      to="/app/dict/kanji/$id/structure"
      params={{ id: component.kanjiId }}
      literal={literal}
      meaning={meaning ?? undefined}
      size="small"
    />
  )
}
