import type { SkipCode } from '@kotonoha/japanese/skip-code'
import { keepPreviousData, skipToken } from '@tanstack/react-query'
import { api } from '../../../../api/api'

export function kanjiBySkipQuery(code: SkipCode | undefined, isNear: boolean) {
  return api.dict.kanji.findBySkip.queryOptions(
    code === undefined ? skipToken : { ...code, tolerance: isNear ? 1 : 0 },
    // The tiles stay while a count is stepped through.
    { placeholderData: keepPreviousData },
  )
}
