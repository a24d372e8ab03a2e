import type { JmdictEntry, KanaReading, WrittenForm } from '../sources/jmdict/jmdict-entry'

/** A written form with one of its readings; for a word in kana both are the reading. */
export interface Headword {
  text: string
  reading: string
  isCommon: boolean
  notes: string[]
}

/** JMdict's marks of its roughly 22,000 common words (the `(P)` of EDICT). */
const commonPriorities = new Set(['ichi1', 'news1', 'spec1', 'spec2', 'gai1'])

/** Irregular, outdated or rarely used, in writing or in reading. */
const unusualNotes = new Set(['iK', 'ik', 'io', 'oK', 'ok', 'rK', 'rk'])

const searchOnlyNotes = new Set(['sK', 'sk'])

export function isSearchOnly({ notes }: { notes: readonly string[] }): boolean {
  return notes.some((note) => searchOnlyNotes.has(note))
}

export function isUnusual({ notes }: { notes: readonly string[] }): boolean {
  return notes.some((note) => unusualNotes.has(note))
}

function isCommon({ priorities }: { priorities: readonly string[] }): boolean {
  return priorities.some((priority) => commonPriorities.has(priority))
}

/**
 * The valid pairs of written form and reading, the most usual first.
 *
 * A word marked as usually written in kana (`uk`) in any sense is a headword in kana, too; it
 * comes first where its first sense is marked so.
 */
export function listHeadwords(entry: JmdictEntry): Headword[] {
  const forms = entry.writtenForms.filter((form) => !isSearchOnly(form))
  const readings = entry.readings.filter((reading) => !isSearchOnly(reading))
  const kanaSenses = entry.senses.filter((sense) => sense.misc.includes('uk'))
  const isKanaFirst = entry.senses[0]?.misc.includes('uk') ?? false

  const pairs = forms.flatMap((form) =>
    readings
      .filter((reading) => belongsTo(reading, form))
      .map((reading) => toHeadword(form, reading)),
  )
  const inKana = readings
    .filter((reading) => {
      if (reading.isUnpaired || forms.length === 0) return true
      return kanaSenses.some(
        (sense) =>
          sense.onlyForReadings.length === 0 || sense.onlyForReadings.includes(reading.text),
      )
    })
    .map((reading) => toKanaHeadword(reading, isKanaFirst || forms.length === 0))

  const ordered = isKanaFirst ? [...inKana, ...pairs] : [...pairs, ...inKana]
  // A sort keeps the source's order, which goes by use, among those that are alike.
  return ordered.sort((one, other) => usualness(other) - usualness(one))
}

function belongsTo(reading: KanaReading, form: WrittenForm): boolean {
  if (reading.isUnpaired) return false
  return reading.onlyForForms.length === 0 || reading.onlyForForms.includes(form.text)
}

function toHeadword(form: WrittenForm, reading: KanaReading): Headword {
  return {
    text: form.text,
    reading: reading.text,
    isCommon: isCommon(form) && isCommon(reading),
    notes: [...new Set([...form.notes, ...reading.notes])],
  }
}

/**
 * Where kana is the usual way to write the word, the reading's own mark makes it common.
 * Otherwise the mark is due to the pair with the written form.
 */
function toKanaHeadword(reading: KanaReading, isUsual: boolean): Headword {
  return {
    text: reading.text,
    reading: reading.text,
    isCommon: (isUsual || reading.isUnpaired) && isCommon(reading),
    // `gikun` tells how kanji are read; in kana there are none.
    notes: reading.notes.filter((note) => note !== 'gikun'),
  }
}

/** １日, ２０日: written so in tables and on signs; a learner looks for 一日 and 二十日. */
const fullWidthDigit = /[０-９]/

function usualness(headword: Headword): number {
  if (isUnusual(headword)) return 0
  return (headword.isCommon ? 2 : 1) + (fullWidthDigit.test(headword.text) ? 0 : 2)
}
