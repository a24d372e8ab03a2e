import { looseKanaKey } from '@kotonoha/japanese/kana/normalize-kana'
import type { WordIndex } from '../../../search-index/word-index'

/** Numbers of the keys that sound like the kana to a learner's ear, whose long vowels and small kana it may mistake. */
export function listSoundingKeys({ headwords }: WordIndex, kana: string): Uint32Array {
  const loose = headwords.looseKeys.find(looseKanaKey(kana))
  return loose < 0 ? none : headwords.keysOfLoose.listOf(loose)
}

const none = new Uint32Array()
