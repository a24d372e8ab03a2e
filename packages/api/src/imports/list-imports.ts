import type { output } from '@kotonoha/contract/kanji/import/list'
import { countAnsweredOfImports } from '@kotonoha/user-db/queries/imports/import-cards'
import { listImportJobs } from '@kotonoha/user-db/queries/imports/import-jobs'
import { together } from '@kotonoha/user-db/together'
import type { Queries } from '@kotonoha/user-db/user-db'
import type { z } from 'zod'
import { importLifeMs } from './apply-import'

/** What the learner brought so far, and what of it can still be taken back. */
export async function listImports(
  queries: Queries,
  { userId, at }: { userId: string; at: Date },
): Promise<z.infer<typeof output>> {
  const [jobs, answered] = await together([
    listImportJobs(queries, userId),
    countAnsweredOfImports(queries, userId),
  ])
  const imports = jobs.flatMap(
    ({ importId, source, name, cards, status, appliedAt, revertedAt }) => {
      if (appliedAt === undefined) return []
      const expiresAtMs = appliedAt.getTime() + importLifeMs
      const canRevert = status === 'applied' && expiresAtMs >= at.getTime()
      return {
        importId,
        source,
        name,
        cards,
        answered: answered.get(importId) ?? 0,
        appliedAt: appliedAt.toISOString(),
        expiresAt: canRevert ? new Date(expiresAtMs).toISOString() : null,
        revertedAt: revertedAt?.toISOString() ?? null,
      }
    },
  )
  return { imports }
}
