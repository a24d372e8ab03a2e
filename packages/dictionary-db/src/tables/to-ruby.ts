import type { RubySegment } from '@kotonoha/japanese/ruby'
import type { StoredRubySegment } from './stored-word'

export function toRuby(stored: readonly StoredRubySegment[]): RubySegment[] {
  return stored.map(([text, ruby]) => (ruby === undefined ? { text } : { text, ruby }))
}
