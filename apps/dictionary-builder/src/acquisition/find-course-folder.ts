import { join } from 'node:path'
import { editionFolder } from '../edition/read-edition'

/** Where the course is written: in the repository, or beside sources that stand for everything. */
export function findCourseFolder(
  { isolated }: { isolated?: boolean | undefined },
  { sourcesFolder }: { sourcesFolder?: string | undefined },
): string {
  return isolated === true && sourcesFolder !== undefined
    ? join(sourcesFolder, 'edition')
    : editionFolder
}
