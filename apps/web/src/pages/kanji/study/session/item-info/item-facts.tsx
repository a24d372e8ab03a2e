import { ExampleSentence } from '@kotonoha/japanese-ui/example-sentence/example-sentence'
import type { Facet } from '@kotonoha/study/subject'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../../../api/api'
import type { StudyItem } from '../../../../../study-device/study-item'
import { Fact } from './fact'
import { FurtherLesson, MeaningLesson, ReadingLesson } from './item-lesson'
import { SubjectReading } from './subject-reading'

interface ItemFactsProps {
  item: StudyItem
  /** What is still to be asked, and is not told before. */
  unasked: ReadonlySet<Facet>
}

/** The first ones are to be learnt; what else is accepted is there so that it is not called wrong. */
const shownMeanings = 4

/** What the item is made of, read as, used in, and taken for. */
export function ItemFacts({ item, unasked }: ItemFactsProps) {
  const { kind, meaning, meanings, parts, usedIn, lookAlikes, otherReadings } = item
  const shown = new Set([meaning, ...meaning.split(', ')])
  // Of a written entry what is written; what its words lend is accepted and not listed.
  const others = (item.lesson == null ? meanings : (item.lesson.also ?? []))
    .filter((each) => !shown.has(each))
    .slice(0, shownMeanings)
  const isReadingHidden = unasked.has('reading')
  return (
    <div className="study-facts">
      <Fact title="Meaning">
        {unasked.has('meaning') ? (
          <StillAsked />
        ) : (
          <>
            <strong>{meaning}</strong>
            {others.length > 0 && <span className="study-quiet"> · also {others.join(', ')}</span>}
          </>
        )}
      </Fact>
      <MeaningLesson item={item} unasked={unasked} />
      {item.readingShown !== null && (
        <Fact title={toReadingTitle(item)}>
          {isReadingHidden ? (
            <StillAsked />
          ) : (
            <>
              <strong>
                <SubjectReading text={item.readingShown} />
              </strong>
              {otherReadings.length > 0 && item.lesson == null && (
                <span className="study-quiet">
                  {' '}
                  · also <span lang="ja">{otherReadings.slice(0, 6).join('、')}</span>
                </span>
              )}
            </>
          )}
        </Fact>
      )}
      <ReadingLesson item={item} unasked={unasked} />
      {parts.length > 0 && (
        <Fact title={kind === 'word' ? 'Kanji' : 'Made of'}>
          <Neighbours neighbours={parts} isUnread={isReadingHidden} />
        </Fact>
      )}
      {usedIn.length > 0 && (
        <Fact title={kind === 'component' ? 'In the kanji' : 'In words'}>
          <Neighbours
            neighbours={usedIn.slice(0, kind === 'component' ? 8 : 5)}
            isUnread={isReadingHidden}
            isUntold={unasked.has('meaning')}
          />
        </Fact>
      )}
      <FurtherLesson item={item} unasked={unasked} />
      {lookAlikes.length > 0 && item.lesson == null && (
        <Fact title="Not to be taken for">
          <Neighbours neighbours={lookAlikes.slice(0, 5)} />
        </Fact>
      )}
      {item.wordId !== null && unasked.size === 0 && item.lesson?.sentence === undefined && (
        <Examples wordId={item.wordId} spellingId={item.spellingId} />
      )}
    </div>
  )
}

function StillAsked() {
  return <span className="study-quiet">Still to be asked</span>
}

function toReadingTitle({ readingKind }: StudyItem): string {
  if (readingKind === null) return 'Reading'
  return readingKind === 'on' ? 'Reading (on, from Chinese)' : 'Reading (kun, native)'
}

interface NeighboursProps {
  neighbours: readonly {
    subjectId: number
    literal: string
    meaning: string
    reading?: string | null
  }[]
  /** Their readings would tell that of the item. */
  isUnread?: boolean
  /** Or their meanings its meaning. */
  isUntold?: boolean
}

function Neighbours({ neighbours, isUnread = false, isUntold = false }: NeighboursProps) {
  return (
    <ul className="study-neighbours">
      {neighbours.map(({ subjectId, literal, meaning, reading }) => (
        <li key={subjectId}>
          <span lang="ja" className="study-neighbour">
            {literal}
          </span>
          {reading != null && !isUnread && (
            <span className="study-quiet">
              <SubjectReading text={reading} />
            </span>
          )}
          {!isUntold && <span>{meaning}</span>}
        </li>
      ))}
    </ul>
  )
}

/** As many as fit beside the rest. */
const mostExamples = 2

function Examples({ wordId, spellingId }: { wordId: number; spellingId: string | null }) {
  const { data } = useQuery(
    api.dict.words.getDefinitionOverview.queryOptions({ wordId, spellingId }),
  )
  const examples = data?.senses.flatMap((sense) => sense.examples).slice(0, mostExamples) ?? []
  if (examples.length === 0) return null
  return (
    <Fact title="Examples">
      {examples.map((example) => (
        <ExampleSentence
          key={example.english}
          japanese={example.japanese}
          english={example.english}
        />
      ))}
    </Fact>
  )
}
