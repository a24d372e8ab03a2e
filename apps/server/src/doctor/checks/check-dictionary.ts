import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { openDictionary } from '@kotonoha/dictionary-db/open-dictionary'
import { getAbout } from '@kotonoha/dictionary-db/queries/about/get-about'
import type { Check } from '../finding'

const part = 'Dictionary'

export const checkDictionary: Check = async ({ configuration }) => {
  const path = join(configuration.dataFolder, 'dictionary/dictionary.sqlite')
  if (!existsSync(path)) {
    return { part, state: 'off', text: `none at ${path} yet: the first start builds it` }
  }
  const dictionary = openDictionary(path)
  try {
    const { version, edition, counts } = getAbout(dictionary)
    const kind = edition === 'full' ? 'full' : 'reduced: its sources could not be reached'
    return {
      part,
      state: 'works',
      text: `${version}, ${kind}, ${counts.words} words and ${counts.kanji} kanji`,
    }
  } finally {
    dictionary.close()
  }
}
