import { useEffect, useReducer, useRef } from 'react'
import { api } from '../../../../api/api'
import { describeFailure } from '../../../../api/failures/describe-failure'
import { isLearnerQuery } from '../../../../api/learner-calls'
import { newId } from '../../../../api/new-id'
import { queryClient } from '../../../../api/query-client'
import { sendForSure } from '../../../../api/send-for-sure'
import { studyProfileQuery } from '../../../../study/profile/study-profile-query'
import { failureTexts, ImportFailure } from './import-failure'
import type {
  ColumnChoice,
  FoundTable,
  ImportFinding,
  ImportItem,
  ImportOutcome,
  ReadSource,
  ReplayingLearner,
} from './import-item'
import { type ImportReader, openReader } from './open-reader'
import type { ToReader } from './reader/messages'
import { askWhenAllowed, type Sending, sendItems } from './send-items'
import { endWaniKani, openWaniKani } from './wanikani/open-wanikani'

/** What was read with what becomes of it. */
export interface Preview {
  items: readonly ImportItem[]
  findings: readonly ImportFinding[]
  leftOut: number
  appliedAt: string | null
  outcome: ImportOutcome
}

/** Where the learner is on the way. */
export type ImportStep =
  | { kind: 'choose' }
  | { kind: 'reading' }
  | { kind: 'columns'; tables: readonly FoundTable[] }
  | { kind: 'sending'; sent: number; total: number }
  | { kind: 'preview'; preview: Preview }
  | { kind: 'confirming'; preview: Preview }
  | { kind: 'done'; cards: number; level: number }

interface State {
  step: ImportStep
  failure: string | undefined
}

const beginning: State = { step: { kind: 'choose' }, failure: undefined }

/** One import on its way from a source to the learner's cards. */
export function useImport() {
  const [state, setState] = useReducer(
    (before: State, change: Partial<State>): State => ({ ...before, ...change }),
    beginning,
  )
  const reader = useRef<ImportReader>(undefined)
  const abort = useRef(new AbortController())
  const about = useRef<Sending>(undefined)
  const end = () => {
    abort.current.abort()
    reader.current?.end()
    reader.current = undefined
  }
  useEffect(() => () => abort.current.abort(), [])
  useEffect(() => () => reader.current?.end(), [])
  useEffect(() => endWaniKani, [])

  /** Does it; where it fails the learner is back at `step` and told why. */
  async function attempt(step: ImportStep, work: () => Promise<void>): Promise<void> {
    const { signal } = abort.current
    try {
      await work()
    } catch (error) {
      if (signal.aborted) return
      const failure =
        error instanceof ImportFailure ? failureTexts[error.code] : describeFailure(error)
      setState({ step, failure })
    }
  }

  function begin(source: Omit<Sending, 'sourceHash' | 'importId'>): void {
    end()
    abort.current = new AbortController()
    about.current = { ...source, importId: newId(), sourceHash: '' }
    setState({ step: { kind: 'reading' }, failure: undefined })
  }

  async function send(read: ReadSource): Promise<void> {
    if (about.current === undefined) return
    reader.current?.end()
    const sending = { ...about.current, sourceHash: read.hash }
    about.current = sending
    const { signal } = abort.current
    const { items, leftOut } = read
    const total = items.length
    const onProgress = (sent: number) => setState({ step: { kind: 'sending', sent, total } })
    onProgress(0)
    const found = await sendItems(sending, items, { onProgress, signal })
    const outcome = await foresee(sending.importId, signal)
    if (signal.aborted) return
    const preview = { ...found, items, leftOut, outcome }
    setState({ step: { kind: 'preview', preview }, failure: undefined })
  }

  return {
    ...state,
    /** Reads a source on this device. */
    open(source: Omit<Sending, 'sourceHash' | 'importId'>, opened: ToReader): void {
      begin(source)
      void attempt({ kind: 'choose' }, async () => {
        const { signal } = abort.current
        const learner = await getReplayingLearner()
        reader.current = openReader()
        const found = await reader.current.open({ kind: 'open', opened, learner })
        if (signal.aborted) return
        if (!Array.isArray(found)) return send(found)
        setState({ step: { kind: 'columns', tables: found } })
      })
    },
    /** Reads a WaniKani account. */
    readWaniKani(token: string): void {
      begin({ source: 'wanikani', name: 'WaniKani' })
      void attempt({ kind: 'choose' }, async () => {
        const { signal } = abort.current
        const { name, read } = await openWaniKani(token)
        if (signal.aborted || about.current === undefined) return
        about.current = { ...about.current, name }
        await send(read)
      })
    },
    /** Goes on with the columns of the tables that were found. */
    choose(tables: readonly FoundTable[], choices: readonly ColumnChoice[]): void {
      setState({ step: { kind: 'reading' }, failure: undefined })
      void attempt({ kind: 'choose' }, async () => {
        const read = await reader.current?.choose({ kind: 'choose', choices })
        if (read !== undefined) await send(read)
        else setState({ step: { kind: 'columns', tables } })
      })
    },
    /** Says which of several an item is. */
    settle(preview: Preview, place: number, subjectId: number): void {
      const sending = about.current
      const item = preview.items[place]
      if (sending === undefined || item === undefined) return
      const { signal } = abort.current
      void attempt({ kind: 'preview', preview }, async () => {
        const chosen = { ...item, chosen: subjectId }
        const { findings } = await sendItems(sending, [chosen], { onProgress: () => {}, signal })
        const outcome = await foresee(sending.importId, signal)
        if (signal.aborted) return
        const changed = {
          ...preview,
          items: preview.items.with(place, chosen),
          findings: findings[0] ? preview.findings.with(place, findings[0]) : preview.findings,
          outcome,
        }
        setState({ step: { kind: 'preview', preview: changed }, failure: undefined })
      })
    },
    /** Makes the cards. */
    confirm(preview: Preview): void {
      const { importId } = about.current ?? {}
      if (importId === undefined) return
      setState({ step: { kind: 'confirming', preview }, failure: undefined })
      void attempt({ kind: 'preview', preview }, async () => {
        const input = { importId, mutationId: importId }
        const done = await sendForSure(api.kanji.import.confirm.mutationOptions(), input)
        void queryClient.invalidateQueries({ predicate: isLearnerQuery })
        setState({ step: { kind: 'done', cards: done.cards, level: done.level } })
      })
    },
    /** Leaves what was read; nothing of it counts. */
    cancel(): void {
      end()
      endWaniKani()
      setState(beginning)
    },
  }
}

/** After a large import, whose slices were a minute's calls already. */
function foresee(importId: string, signal: AbortSignal): Promise<ImportOutcome> {
  return askWhenAllowed(
    () =>
      queryClient.fetchQuery({
        ...api.kanji.import.getOutcome.queryOptions({ importId }),
        staleTime: 0,
        gcTime: 0,
      }),
    signal,
  )
}

async function getReplayingLearner(): Promise<ReplayingLearner> {
  const { preferences, parameters } = await queryClient.ensureQueryData(studyProfileQuery())
  const { zone, dayStartHour } = preferences
  return { zone, dayStartHour, parameters }
}
