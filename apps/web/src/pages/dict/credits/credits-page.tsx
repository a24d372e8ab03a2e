import './credits-page.css'
import Typography from '@mui/material/Typography'
import { useSuspenseQuery } from '@tanstack/react-query'
import { api } from '../../../api/api'
import { SourceCredit } from './source-credit'
import { typefaces } from './typefaces'

/** Whose work the dictionary is: every source with its version, licence and attribution. */
export function CreditsPage() {
  const { data: dictionary } = useSuspenseQuery(api.dict.about.getDictionary.queryOptions())
  const { words, kanji, names, examples } = dictionary.counts
  return (
    <div className="credits">
      <Typography variant="h1" gutterBottom>
        Credits
      </Typography>
      <Typography>
        This dictionary has {count(words)} words, {count(kanji)} kanji, {count(names)} names and{' '}
        {count(examples)} example sentences. All of them are the work of the people and projects
        below, put together and indexed by Kotonoha.
      </Typography>

      <Typography variant="h2" className="credits-heading">
        Data
      </Typography>
      {dictionary.sources.map((source) => (
        <SourceCredit key={source.name} {...source} />
      ))}

      <Typography variant="h2" className="credits-heading">
        Typefaces
      </Typography>
      {typefaces.map((typeface) => (
        <SourceCredit key={typeface.name} {...typeface} />
      ))}

      <Typography variant="body2" color="textSecondary" className="credits-heading">
        Dictionary version {dictionary.version}. A mistake in an entry is best reported to the
        project it comes from, where everybody profits from the correction.
      </Typography>
    </div>
  )
}

function count(value: number): string {
  return value.toLocaleString('en')
}
