import type { AboutDictionary, DictionarySource } from '../../entities/about-dictionary'
import type { Dictionary } from '../../open-dictionary'
import { statement } from '../statement'

const aboutValues = statement<{ key: string; value: string }>('SELECT key, value FROM about')

interface SourceRow extends Omit<DictionarySource, 'licenceUrl'> {
  licence_url: string | null
}

const allSources = statement<SourceRow>(`
  SELECT name, use, version, date, licence, licence_url, url, attribution
  FROM   source
  ORDER  BY position`)

/** Which dictionary this is, and whose work it is. */
export function getAbout(dictionary: Dictionary): AboutDictionary {
  const values = new Map(aboutValues.list(dictionary).map(({ key, value }) => [key, value]))
  return {
    version: dictionary.version,
    edition: values.get('edition') === 'reduced' ? 'reduced' : 'full',
    counts: JSON.parse(values.get('counts') ?? '{}'),
    missingFeatures: JSON.parse(values.get('missing-features') ?? '[]'),
    sources: allSources.list(dictionary).map(({ licence_url, ...source }) => ({
      ...source,
      licenceUrl: licence_url,
    })),
  }
}
