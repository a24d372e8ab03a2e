import { Edition } from '../edition/edition'
import type { DictionarySources } from './dictionary-sources'
import { openFullSources } from './open-full-sources'
import { openReducedSources } from './open-reduced-sources'
import type { SourceFiles } from './source-files'

/** What is known of found sources, as one thread tells it to another: no functions, no classes. */
export interface FoundSources {
  files: SourceFiles
  course: Pick<Edition, 'levels' | 'hash' | 'partNames'>
}

export function toFoundSources({ files, course }: DictionarySources): FoundSources {
  const { levels, hash, partNames } = course
  return { files, course: { levels, hash, partNames } }
}

/** The sources that another thread found and described, ready to be read here. */
export async function openSourcesAgain({
  files,
  course: { levels, hash, partNames },
}: FoundSources): Promise<DictionarySources> {
  const course = new Edition(levels, hash, partNames)
  const sources =
    files.edition === 'full'
      ? openFullSources(files.paths, [], [])
      : await openReducedSources(files.packages, course)
  return { ...sources, course }
}
