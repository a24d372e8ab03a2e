import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { api } from '../../../../api/api'
import { FigureCard } from '../../../../study/plots/figure-card'
import { OwnAnswer } from '../../../../study/plots/own-answer'
import { toCount } from '../../../../study/plots/percent'
import { formatLearnerDay } from '../../../../study/profile/learner-days'
import { groupBy } from '../group-by'
import { achievementsQuery } from '../progress-queries'
import { type Achievement, describeAchievement, groupNames } from './achievement-words'

/** What was earned and when, with what is missing to the others. */
export function AchievementsTab() {
  const achievements = useQuery(achievementsQuery())
  useSeen(achievements.data?.achievements)
  return (
    <OwnAnswer query={achievements}>
      {(answer) => <Groups achievements={answer.achievements} />}
    </OwnAnswer>
  )
}

/** Once seen here, an achievement stays as it is. */
function useSeen(achievements: readonly Achievement[] | undefined): void {
  const { mutate } = useMutation(api.kanji.progress.seeAchievements.mutationOptions())
  const keys = achievements?.filter(({ isNew }) => isNew).map(({ key }) => key) ?? []
  const names = keys.join(' ')
  useEffect(() => {
    if (names === '') return
    mutate({ mutationId: crypto.randomUUID(), keys: names.split(' ') })
  }, [names, mutate])
}

function Groups({ achievements }: { achievements: readonly Achievement[] }) {
  const groups = groupBy(achievements, ({ group }) => group)
  const earned = achievements.filter(({ earnedOn }) => earnedOn !== null).length
  return (
    <>
      <p className="progress-large">
        <strong>{toCount(earned)}</strong> earned
      </p>
      <div className="progress-columns">
        {groups.map(([group, own]) => (
          <FigureCard key={group} title={groupNames[group]}>
            <ul className="achievements">
              {own.map((each) => (
                <Row key={each.key} achievement={each} />
              ))}
            </ul>
          </FigureCard>
        ))}
      </div>
    </>
  )
}

function Row({ achievement }: { achievement: Achievement }) {
  const { have, need, earnedOn, isNew } = achievement
  return (
    <li className="achievement" data-earned={earnedOn !== null}>
      <span className="achievement-mark" aria-hidden="true">
        {earnedOn === null ? '' : '済'}
      </span>
      <span className="achievement-name">{describeAchievement(achievement)}</span>
      {earnedOn === null ? (
        <span className="achievement-left">
          <progress className="progress-bar" max={need} value={have} aria-hidden="true" />
          <span className="progress-faint">
            {toCount(have)} of {toCount(need)}
          </span>
        </span>
      ) : (
        <span className="progress-faint">
          {formatLearnerDay(earnedOn)}
          {isNew && ' · new'}
        </span>
      )}
    </li>
  )
}
