import type { StudyProfile } from '@kotonoha/user-db/queries/study/study-profile'
import {
  listParameterVersions,
  useParameterVersion,
} from '@kotonoha/user-db/queries/training/parameter-versions'
import { foundOrThrow } from '../found-or-throw'
import type { StudyChange } from '../study/study-procedure'

/** Has the next answers counted with a version that the learner has, or with the defaults. */
export async function changeVersion(
  { queries, userId, profile, revision }: StudyChange,
  version: number,
): Promise<StudyProfile> {
  const versions = await listParameterVersions(queries, userId)
  const wanted = versions.find((each) => each.version === version)
  const parameters =
    version === 0 ? undefined : foundOrThrow(wanted, 'such version of parameters').parameters
  await useParameterVersion(queries, { userId, version })
  return { ...profile, parameters, profileRevision: revision }
}
