import './home-page.css'
import { VisuallyHidden } from '@kotonoha/ui-kit/visually-hidden/visually-hidden'
import { SearchPanel } from '../../../dictionary/search/search-panel'
import { HomeContent } from './home-content'
import { useQueryInUrl } from './use-query-in-url'

/** The dictionary's home: the search, and without one what there is to look at. */
export function HomePage() {
  const { typed, kind, setKind } = useQueryInUrl()
  return (
    <div className="home">
      {typed.query === '' ? (
        <h1 className="home-title">Look up Japanese words and kanji</h1>
      ) : (
        // The field with the query says it to whoever sees it.
        <VisuallyHidden as="h1">Search</VisuallyHidden>
      )}
      <SearchPanel
        typed={typed}
        kind={kind}
        onKindChange={setKind}
        fieldSize="large"
        isFirstResultActive={false}
        hasPreview
        onSubmit={() => {}}
        onLeave={() => {}}
      >
        <HomeContent onSearch={(query) => typed.setText(query, 'now')} />
      </SearchPanel>
    </div>
  )
}
