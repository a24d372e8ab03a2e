import { jlptLevels } from '@kotonoha/japanese/jlpt-level'
import {
  findPartOfSpeech,
  listPartOfSpeechCodes,
  partOfSpeechGroups,
} from '@kotonoha/japanese/part-of-speech'
import { listWordTags } from '@kotonoha/japanese/word-tags'
import { understandField } from './filter-fields'
import type { SearchKind, UnderstoodTag } from './filter-tag'
import type { QueryTag } from './parse-query'

const shownKinds = new Map<string, SearchKind>([
  ['kanji', 'kanji'],
  ['words', 'words'],
  ['word', 'words'],
  ['names', 'names'],
  ['name', 'names'],
])

/** Names that learners give to classes of words, beside JMdict's codes. */
const otherNames = new Map<string, string[]>([
  ['adj', listPartOfSpeechCodes('adjective')],
  ['i-adj', ['adj-i', 'adj-ix']],
  ['na-adj', ['adj-na']],
  ['na', ['adj-na']],
  ['ichidan', ['v1', 'v1-s']],
  ['godan', listPartOfSpeechCodes('verb').filter((code) => code.startsWith('v5'))],
  ['v5', listPartOfSpeechCodes('verb').filter((code) => code.startsWith('v5'))],
  ['suru', ['vs', 'vs-i', 'vs-s']],
  ['irregular', ['vk', 'vs-i', 'vs-s', 'vn', 'vr']],
  ['transitive', ['vt']],
  ['intransitive', ['vi']],
  ['kana', ['uk']],
])

const otherTags = new Map(
  (['usage', 'field', 'dialect'] as const)
    .flatMap((kind) => listWordTags(kind))
    .map(({ code, label }) => [code.toLowerCase(), { code, label }]),
)

export function understandTag(tag: QueryTag): UnderstoodTag {
  const { label, filter } =
    tag.field === null
      ? understandName(tag.value)
      : tag.field === 'jlpt'
        ? understandLevels(tag.value)
        : (understandField(tag.field, tag.value) ?? unknown(tag.text))
  return { tag: tag.text, label, filter }
}

type Understanding = Omit<UnderstoodTag, 'tag'>

const unknown = (label: string): Understanding => ({ label, filter: { kind: 'unknown' } })

function understandName(name: string): Understanding {
  const shows = shownKinds.get(name)
  if (shows !== undefined) return { label: `only ${shows}`, filter: { kind: 'show', shows } }
  if (/^(?:jlpt-?)?n[1-5]$/u.test(name)) return understandLevels(name.slice(-2))
  if (name === 'common') return { label: 'common words', filter: { kind: 'common' } }
  if (name === 'loanword') return { label: 'loanwords', filter: { kind: 'loanword' } }
  return understandCode(name)
}

function understandCode(name: string): Understanding {
  const named = otherNames.get(name)
  if (named !== undefined) return { label: name, filter: { kind: 'codes', codes: named } }
  const isGroup = partOfSpeechGroups.some((group) => group === name)
  const codes = listPartOfSpeechCodes(name)
  if (codes.length > 0) {
    const label = isGroup ? name : (findPartOfSpeech(name)?.label ?? name)
    return { label, filter: { kind: 'codes', codes } }
  }
  if (name === 'vi' || name === 'vt') {
    const label = name === 'vt' ? 'transitive' : 'intransitive'
    return { label, filter: { kind: 'codes', codes: [name] } }
  }
  const other = otherTags.get(name)
  return other === undefined
    ? unknown(name)
    : { label: other.label, filter: { kind: 'codes', codes: [other.code] } }
}

function understandLevels(text: string): Understanding {
  const levels = (text.toUpperCase().match(/N?[1-5]/gu) ?? []).map((each) => `N${each.slice(-1)}`)
  const known = jlptLevels.filter((level) => levels.includes(level))
  return {
    label: `JLPT ${known.join(', ')}`,
    filter: { kind: 'jlpt', levels: known.map((level) => Number(level.slice(1))) },
  }
}
