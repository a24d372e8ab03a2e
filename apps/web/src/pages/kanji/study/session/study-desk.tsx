import { FilledButton } from '@kotonoha/ui-kit/buttons/filled-button'
import { EmptyState } from '@kotonoha/ui-kit/empty-state/empty-state'
import { DevicesOutlined } from '@kotonoha/ui-kit/icons/devices-outlined'
import { QueryFailure } from '../../../../kit/query-failure/query-failure'
import type { Rememberer } from './describe-schedule'
import { NothingToStudy } from './nothing-to-study'
import { OpeningStudy } from './opening-study'
import { SavedSession } from './saved-session'
import type { StudyWish } from './study-calls'
import { StudySessionView } from './study-session-view'
import { useStudy } from './use-study'

interface StudyDeskProps extends Rememberer {
  wish: StudyWish
}

/** Opens the session that is wished for, and shows what comes of it. */
export function StudyDesk({ wish, userId, preferences, parameters }: StudyDeskProps) {
  const { view, goOn, startNew, drill, retry } = useStudy(wish, { userId, preferences })
  switch (view.kind) {
    case 'opening':
      return <OpeningStudy mode={wish.mode} />
    case 'failed':
      return (
        <section className="study">
          <h1 className="study-title">Study</h1>
          <QueryFailure error={view.error} onRetry={retry} />
        </section>
      )
    case 'nothing':
      return <NothingToStudy mode={wish.mode} />
    case 'moved':
      return (
        <section className="study">
          <h1 className="study-title">A session is under way</h1>
          <EmptyState
            image={<DevicesOutlined />}
            text="This session went on in another tab or on another device. Your answers here are safe."
            button={<FilledButton onClick={goOn}>Continue here</FilledButton>}
          />
        </section>
      )
    case 'choice':
      return (
        <SavedSession active={view.active} wish={wish} onContinue={goOn} onStartNew={startNew} />
      )
    case 'running':
      return (
        <StudySessionView
          key={view.store.getState().session.sessionId}
          store={view.store}
          learner={{ userId, preferences, parameters }}
          isAudioPlayed={preferences.isAudioPlayed}
          onAgain={startNew}
          onDrill={drill}
        />
      )
  }
}
