import './home-page.css'
import { SearchPanel } from '../../../dictionary/search/search-panel'
import { HomeContent } from './home-content'
import { useQueryInUrl } from './use-query-in-url'

/** The dictionary's home: the search, and without one what there is to look at. */
export function HomePage() {
  const { typed, kind, setKind } = useQueryInUrl()
  return (
    <div className="home">
      <h1 className="home-title">
        {typed.query === '' ? 'Look up Japanese words and kanji' : 'Search'}
      </h1>
      <SearchPanel
        typed={typed}
        kind={kind}
        onKindChange={setKind}
        fieldSize="large"
        isFirstResultActive={false}
        onSubmit={() => {}}
        onLeave={() => {}}
      >
        <HomeContent onSearch={(query) => typed.setText(query, 'now')} />
      </SearchPanel>
    </div>
  )
}
