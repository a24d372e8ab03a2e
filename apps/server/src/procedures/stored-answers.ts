import { input } from '@kotonoha/contract/dict/words/get-definition-overview'
import type { Dictionary } from '@kotonoha/dictionary-db/open-dictionary'
import { findStoredDefinition } from '@kotonoha/dictionary-db/queries/words/stored-definition'
import type { CallRequest } from './call-request'

/** What the library puts around an answer. */
const around = [Buffer.from('{"result":{"data":'), Buffer.from('}}')] as const

/**
 * An answer that the dictionary holds as it is sent (decision 125): of a word, when no spelling or
 * sense of it is asked for. Undefined for all else, which is put together.
 */
export function findStoredAnswer(
  call: CallRequest,
  dictionary: Dictionary,
): Uint8Array<ArrayBuffer> | undefined {
  const [name] = call.procedureNames
  if (call.isBatch || name !== 'dict.words.getDefinitionOverview') return undefined
  const { data } = input.safeParse(call.input)
  if (data === undefined || data.spellingId != null || data.meaningId != null) return undefined
  return findStoredDefinition(dictionary, data.wordId, around)
}
