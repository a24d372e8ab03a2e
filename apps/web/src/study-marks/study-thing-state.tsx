import { Button } from '@kotonoha/ui-kit/button/button'
import { AddOutlined } from '@kotonoha/ui-kit/icons/add-outlined'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Suspense, useEffect, useRef } from 'react'
import { lazyBeside } from '../kit/late-component/lazy-beside'
import { describeStanding } from './describe-standing'
import type { StudyState, StudyThing } from './standing'
import { kanjiStandingQuery, wordStandingQuery } from './standing-query'
import { useLessonWish } from './use-lesson-wish'

/** Only what was learnt has a menu. All that it needs would also be listed in a visitor's code. */
const ItemMenu = lazyBeside(async () => (await import('./item-menu')).ItemMenu)

/** Nothing until it is known, and nothing where it cannot be: the page is a dictionary's first. */
export function StudyThingState({ thing, name }: { thing: StudyThing; name: string }) {
  return thing.kind === 'kanji' ? (
    <KanjiState thing={thing} name={name} />
  ) : (
    <WordState thing={thing} name={name} />
  )
}

interface StateProps<Kind> {
  thing: Extract<StudyThing, { kind: Kind }>
  name: string
}

function KanjiState({ thing, name }: StateProps<'kanji'>) {
  const { data } = useQuery(kanjiStandingQuery(thing.kanjiId))
  return data === undefined ? null : <Standing thing={thing} name={name} own={data} />
}

function WordState({ thing, name }: StateProps<'word'>) {
  const { data } = useQuery(wordStandingQuery(thing))
  return data === undefined ? null : <Standing thing={thing} name={name} own={data} />
}

interface StandingProps {
  thing: StudyThing
  name: string
  own: {
    subjectId: number | null
    state: StudyState
    isWanted: boolean
    isReadable?: boolean
    isSuspended: boolean
  }
}

function Standing({ thing, name, own }: StandingProps) {
  const { add, remove, isPending, needsOnboarding } = useLessonWish(thing)
  const { subjectId, isSuspended } = own
  const hasMenu = subjectId !== null && own.state !== 'none'
  const words = useFocusAfter(hasMenu)
  const canAdd = subjectId !== null && own.state === 'none'
  return (
    <>
      <p
        className={`study-this-state study-this-${own.state}`}
        role="status"
        ref={words}
        tabIndex={-1}
      >
        {describeStanding(thing.kind, own)}
      </p>
      {own.state === 'due' && (
        <Link to="/app/kanji/study" search={{ mode: 'reviews' }}>
          Review now
        </Link>
      )}
      {hasMenu && (
        <Suspense>
          <ItemMenu item={{ subjectId, name }} isSuspended={isSuspended} />
        </Suspense>
      )}
      {canAdd && !own.isWanted && (
        <Button
          size="small"
          variant="outlined"
          startIcon={<AddOutlined />}
          loading={isPending}
          onClick={() => add()}
        >
          Study this
        </Button>
      )}
      {canAdd && own.isWanted && (
        <Button size="small" loading={isPending} onClick={() => remove()}>
          Take back
        </Button>
      )}
      {needsOnboarding && (
        <p className="study-this-note" role="alert">
          Kanji study is not set up yet. <Link to="/app/kanji/onboarding">Begin it</Link>, it takes
          two minutes.
        </p>
      )}
    </>
  )
}

/** What takes the focus when a control that had it is gone: else keys would begin at the page's top. */
function useFocusAfter(isShown: boolean) {
  const target = useRef<HTMLParagraphElement>(null)
  const wasShown = useRef(isShown)
  useEffect(() => {
    const isFocusLost = wasShown.current && !isShown && document.activeElement === document.body
    if (isFocusLost) target.current?.focus()
    wasShown.current = isShown
  }, [isShown])
  return target
}
