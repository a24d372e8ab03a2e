import type { SubjectLesson } from '@kotonoha/dictionary-db/entities/curriculum/subject-lesson'
import type { BlockedMeaning } from '@kotonoha/dictionary-db/entities/curriculum/subject-study-data'
import { type SubjectId, toSubjectId } from '@kotonoha/study/subject'
import type { SubjectDraft } from '../drafts/subject-draft'
import type { Edition } from './edition'
import type { EditionComponent, EditionKanji, EditionWord } from './edition-level'
import { toLessonText } from './to-lesson-text'

/** What is written about a subject. */
export interface WrittenSubject {
  /** Null where the edition has nothing yet. */
  lesson: SubjectLesson | null
  refused: BlockedMeaning[]
}

type SetText = (text: string) => ReturnType<typeof toLessonText>

/** What the edition's texts speak of. */
interface Course {
  nameOf: (literal: string) => string
  /** Not every character that a reason begins with is taught as a kanji. */
  isSubject: (subjectId: SubjectId) => boolean
}

/** Finds for each subject what the edition says, with parts called by their names. */
export function createLessonFinder(
  edition: Edition,
  { nameOf, isSubject }: Course,
): (subject: Pick<SubjectDraft, 'kind' | 'literal' | 'displayReading'>) => WrittenSubject {
  const set: SetText = (text) => toLessonText(text, nameOf)
  const toWritten: Write = (entry, toLesson) =>
    entry === undefined
      ? { lesson: null, refused: [] }
      : {
          lesson: { ...toAlso(entry), ...toLesson(entry) },
          refused: toRefused(entry, isSubject),
        }
  return (subject) => {
    if (subject.kind === 'component') {
      return toWritten(edition.components.get(subject.literal), (each) => ofComponent(each, set))
    }
    if (subject.kind === 'kanji') {
      return toWritten(edition.kanji.get(subject.literal), (each) => ofKanji(each, set))
    }
    const found = edition.findWord(subject.literal, subject.displayReading ?? '')
    return toWritten(found?.word, (each) => ofWord(each, set))
  }
}

interface WrittenEntry {
  accept: readonly string[]
  refuse?: Readonly<Record<string, string>> | undefined
}

type Write = <Entry extends WrittenEntry>(
  entry: Entry | undefined,
  toLesson: (entry: Entry) => SubjectLesson,
) => WrittenSubject

function toRefused({ refuse }: WrittenEntry, isSubject: Course['isSubject']): BlockedMeaning[] {
  return Object.entries(refuse ?? {}).map(([text, reason]) => {
    const subjectId = findSubjectOf(reason)
    const isTaught = subjectId !== null && isSubject(subjectId)
    return { text, reason, isByHand: true, subjectId: isTaught ? subjectId : null }
  })
}

function toAlso({ accept }: WrittenEntry): Pick<SubjectLesson, 'also'> {
  return accept.length === 0 ? {} : { also: [...accept] }
}

/** A reason that begins with a kanji is about that kanji: "待 – that is the one by the road". */
function findSubjectOf(reason: string): number | null {
  const [, literal] = /^(\p{Script=Han})(?!\p{Script=Han}|\p{Script=Hiragana})/u.exec(reason) ?? []
  return literal === undefined ? null : toSubjectId('kanji', literal.codePointAt(0) ?? 0)
}

function ofComponent({ looks, where }: EditionComponent, set: SetText): SubjectLesson {
  return { looks: set(looks), where: set(where) }
}

function ofKanji(entry: EditionKanji, set: SetText): SubjectLesson {
  const later = Object.entries(entry.later).map(([reading, word]) => ({ reading, word }))
  const apart = Object.entries(entry.apart ?? {}).map(([literal, difference]) => ({
    literal,
    difference: set(difference),
  }))
  return {
    story: set(entry.story),
    sound: set(entry.sound),
    why: set(entry.why),
    ...(entry.family && { family: entry.family }),
    ...(later.length > 0 && { later }),
    ...(apart.length > 0 && { apart }),
    ...(entry.note && { note: set(entry.note) }),
  }
}

function ofWord(entry: EditionWord, set: SetText): SubjectLesson {
  const { sounds, register, note, sentence, english } = entry
  return {
    ...(sounds && { sounds: set(sounds) }),
    ...(register && { register }),
    ...(note && { note: set(note) }),
    sentence: { japanese: sentence, english },
  }
}
