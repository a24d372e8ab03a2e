import './search-sentences.css'
import { SkeletonList } from '@kotonoha/ui-kit/skeleton-list/skeleton-list'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { api } from '../../api/api'
import { writeCount } from '../../kit/counts/write-count'
import { ListEnd } from '../../kit/query-failure/list-end'
import { QueryFailure } from '../../kit/query-failure/query-failure'
import { FuriganaChoice } from '../example-sentences/furigana-choice'
import { WordExample } from '../example-sentences/word-example'

/** Answers to what was typed on the way are not worth keeping for long. */
const forgottenAfterMs = 5 * 60_000

/** Sentences with the words that the query finds, which are marked; the other words are links. */
export function SearchSentences({ query }: { query: string }) {
  const list = useInfiniteQuery(
    api.dict.search.listSentences.infiniteQueryOptions(
      { query },
      {
        getNextPageParam: (lastPage) => lastPage.nextCursor,
        placeholderData: keepPreviousData,
        gcTime: forgottenAfterMs,
      },
    ),
  )
  const first = list.data?.pages[0]
  if (first === undefined) {
    return list.isError ? (
      <QueryFailure error={list.error} onRetry={() => void list.refetch()} />
    ) : (
      <SkeletonList count={5} />
    )
  }
  return (
    <section aria-label="Sentences" className="search-sentences">
      <div className="search-sentences-head">
        <p role="status" className="search-count">
          {describeCount(first.total, first.isTotalExact, query)}
        </p>
        {first.total > 0 && <FuriganaChoice />}
      </div>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari takes a list without markers for none. */}
      <ul role="list" className={list.isPlaceholderData ? 'search-results-outdated' : undefined}>
        {list.data?.pages.flatMap((page) =>
          page.items.map((sentence) => (
            <li key={sentence.sourceIds.join() || sentence.english}>
              <WordExample example={sentence} />
            </li>
          )),
        )}
      </ul>
      <ListEnd
        list={list}
        isLoading={list.isFetchingNextPage}
        onLoad={() => void list.fetchNextPage()}
      />
    </section>
  )
}

function describeCount(total: number, isExact: boolean, query: string): string {
  if (total === 0) return `No sentence of the dictionary has what was found for “${query}”.`
  const noun = total === 1 ? 'sentence' : 'sentences'
  return `${isExact ? '' : 'More than '}${writeCount(total)} ${noun} for “${query}”`
}
