import './credits-page.css'
import { useSuspenseQuery } from '@tanstack/react-query'
import { api } from '../../../api/api'
import { writeCount } from '../../../kit/counts/write-count'
import { Services } from './services'
import { SourceCredit } from './source-credit'
import { typefaces } from './typefaces'

/** Whose work the dictionary is: every source with its version, licence and attribution. */
export function CreditsPage() {
  const { data: dictionary } = useSuspenseQuery(api.dict.about.getDictionary.queryOptions())
  const { words, kanji, names, examples } = dictionary.counts
  return (
    <div className="credits">
      <h1>Credits</h1>
      <p>
        This dictionary has {count(words)} words, {count(kanji)} kanji,{' '}
        {names > 0 && `${count(names)} names `}and {count(examples)} example sentences. All of them
        are the work of the people and projects below, put together and indexed by Kotonoha.
      </p>

      <h2 className="credits-heading">Data</h2>
      {dictionary.sources.map((source) => (
        <SourceCredit key={source.name} {...source} />
      ))}

      <h2 className="credits-heading">Typefaces</h2>
      {typefaces.map((typeface) => (
        <SourceCredit key={typeface.name} {...typeface} />
      ))}

      <Services />

      <p className="credits-heading credits-version">
        Dictionary version {dictionary.version}. A mistake in an entry is best reported to the
        project it comes from, where everybody profits from the correction.
      </p>
    </div>
  )
}

function count(value: number): string {
  return writeCount(value)
}
