import './related-tab.css'
import { getRouteApi } from '@tanstack/react-router'
import { useId } from 'react'
import type { ApiOutputs } from '../../../../../api/api'
import { rememberKanjiList } from '../../../../../dictionary/kanji-list/kanji-list-store'
import { KanjiTileLink } from '../../../../../dictionary/links/kanji-tile-link'

const route = getRouteApi('/app/dict/kanji/$id/related')

type RelatedGroup = ApiOutputs['dict']['kanji']['getRelated']['groups'][number]

const headings: Record<RelatedGroup['kind'], string> = {
  'look-alike': 'Easily mistaken for it',
  'same-phonetic': 'With the same sound mark',
  variant: 'Old, new and variant forms',
  'shared-components': 'With the same components',
  contains: 'Kanji that contain it',
  antonym: 'Opposites',
  synonym: 'Similar in meaning',
}

/** Kanji that have to do with this one, each with the reason why. */
export function RelatedTab() {
  const { groups } = route.useLoaderData()
  if (groups.length === 0) {
    return <p className="related-none">No related kanji are known.</p>
  }
  return (
    <div className="related">
      {groups.map((group) => (
        <RelatedSection key={group.kind} group={group} />
      ))}
    </div>
  )
}

function RelatedSection({ group }: { group: RelatedGroup }) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className="related-heading">
        {headings[group.kind]}
      </h2>
      <ul className="related-list">
        {group.items.map(({ kanji, reason }) => (
          <li key={kanji.kanjiId} className="related-item">
            <KanjiTileLink
              to="/app/dict/kanji/$id/related"
              params={{ id: kanji.kanjiId }}
              literal={kanji.literal}
              size="small"
              onClick={() => rememberKanjiList(group.items.map((item) => item.kanji.kanjiId))}
            />
            <span className="related-text">
              <span className="related-meaning">{kanji.meanings.slice(0, 3).join(', ')}</span>
              <span lang="ja" className="related-readings">
                {[...kanji.onReadings.slice(0, 2), ...kanji.kunReadings.slice(0, 2)].join('、')}
              </span>
              <span className="related-reason">{reason}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
