import { z } from 'zod'
import { kanjiId } from '../identifiers'
import { kanjiSummary } from '../kanji-summary'

/** dict.kanji.getRelated */
export const input = z.object({ id: kanjiId })

export const output = z.object({
  groups: z.array(
    z.object({
      kind: z.enum([
        'look-alike',
        'same-phonetic',
        'variant',
        'shared-components',
        'contains',
        'antonym',
        'synonym',
      ]),
      items: z.array(
        z.object({
          kanji: kanjiSummary,
          /** Why it is here, in one short English line: "shares 寺 on the right". */
          reason: z.string(),
        }),
      ),
    }),
  ),
})
