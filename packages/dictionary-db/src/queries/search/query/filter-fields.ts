import { toKanaReadings } from '@kotonoha/japanese/kana/romaji-to-kana'
import { toSearchKey } from '../../../search-index/text/search-key'
import type { FilterTag } from './filter-tag'

interface Understanding {
  label: string
  filter: FilterTag
}

/** Reads `strokes:8-10`, `on:ショク`, `component:口`. */
export function understandField(field: string, value: string): Understanding | undefined {
  switch (field) {
    case 'on':
    case 'kun':
      return {
        label: `${field} reading ${value}`,
        filter: { kind: field, readings: toKeys(value) },
      }
    case 'strokes':
      return withRange(value, (label) => `${label} strokes`, 'strokes')
    case 'grade':
      return withRange(value, (label) => `grade ${label}`, 'grade')
    case 'radical':
      return (
        withRange(value, (label) => `radical ${label}`, 'radical-number') ??
        withCharacters(value, (label) => `radical ${label}`, 'radical')
      )
    case 'component':
      return withCharacters(value, (label) => `made of ${label}`, 'component')
    case 'kanji':
      return withCharacters(value, (label) => `written with ${label}`, 'has-kanji')
    case 'skip':
      return /^[1-4]-\d{1,2}-\d{1,2}$/u.test(value)
        ? { label: `SKIP ${value}`, filter: { kind: 'skip', code: value } }
        : undefined
    default:
      return undefined
  }
}

function toKeys(value: string): string[] {
  const readings = toKanaReadings(value)
  return readings.length > 0 ? readings.map(toSearchKey) : [toSearchKey(value)]
}

type RangeKind = 'strokes' | 'grade' | 'radical-number'

/** `8`, `8-10`, `8-` and `-10`. */
function withRange(
  value: string,
  toLabel: (label: string) => string,
  kind: RangeKind,
): Understanding | undefined {
  const [, first = '', dash = '', last = ''] = /^(\d{0,3})([-–~]?)(\d{0,3})$/u.exec(value) ?? []
  if (first === '' && last === '') return undefined
  const from = first === '' ? 0 : Number(first)
  const to = dash === '' ? from : last === '' ? 999 : Number(last)
  return { label: toLabel(value), filter: { kind, from, to } }
}

function withCharacters(
  value: string,
  toLabel: (label: string) => string,
  kind: 'component' | 'has-kanji' | 'radical',
): Understanding | undefined {
  const characters = [...value].filter((char) => /\p{L}|\p{So}/u.test(char)).slice(0, 8)
  return characters.length === 0
    ? undefined
    : { label: toLabel(characters.join(' ')), filter: { kind, characters } }
}
