import { useQuery } from '@tanstack/react-query'
import { api } from '../../../../api/api'
import { WordRowLink } from '../../../../dictionary/links/word-row-link'
import { toSpellingKey, type WordDefinition } from './word-definition'

interface WordRelatedProps {
  word: WordDefinition
  search: { spelling?: string | undefined }
}

/** Compounds and set phrases: where else the word is met. Not worth a message where it has none. */
export function WordRelated({ word, search }: WordRelatedProps) {
  const { data } = useQuery(api.dict.words.getRelated.queryOptions(toSpellingKey(word, search)))
  if (data === undefined || data.containing.length === 0) return null
  return (
    <section aria-labelledby="word-related">
      <h2 id="word-related" className="word-section-title">
        Words and phrases with it
      </h2>
      <ul className="word-related">
        {data.containing.map((related) => (
          <li key={related.spellingId}>
            <WordRowLink
              to="/app/dict/words/$id/kanji"
              params={{ id: String(related.wordId) }}
              search={{ spelling: related.spellingId }}
              word={related}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
