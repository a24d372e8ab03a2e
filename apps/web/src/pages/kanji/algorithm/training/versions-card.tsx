import Button from '@mui/material/Button'
import { useState } from 'react'
import { FigureCard } from '../../../../study/plots/figure-card'
import { countOf } from '../../../../study/plots/percent'
import type { Model } from '../algorithm-queries'
import { changeVersion } from './change-model'
import { WhatChanged } from './what-changed'

const date = new Intl.DateTimeFormat('en', { dateStyle: 'medium' })

/** What was learnt so far, and the way back to any of it. */
export function VersionsCard({ model }: { model: Model }) {
  const { version: active, versions, retention } = model
  const [asked, setAsked] = useState<number>()
  if (versions.length === 0) return null
  const use = async (version: number) => {
    setAsked(version)
    await changeVersion(version, active)
    setAsked(undefined)
  }
  const rows = [
    ...versions.map((each) => ({
      ...each,
      name: `Version ${each.version}`,
      text: `${date.format(new Date(each.createdAt))}, from ${countOf(each.reviews, 'answer')}${
        each.before !== null && each.after !== null
          ? `; log loss ${each.before.logLoss.toFixed(4)} → ${each.after.logLoss.toFixed(4)}`
          : ''
      }`,
    })),
    { version: 0, parameters: null, name: 'Usual', text: 'The parameters that suit most people' },
  ]
  return (
    <FigureCard title="Versions">
      <ul className="versions">
        {rows.map((row, place) => {
          const older = rows[place + 1]
          return (
            <li key={row.version} className="version">
              <div className="version-name">
                <span>{row.name}</span>
                <span className="progress-faint">{row.text}</span>
              </div>
              {row.version === active ? (
                <span className="version-mark">In use</span>
              ) : (
                <Button
                  variant="outlined"
                  loading={asked === row.version}
                  disabled={asked !== undefined}
                  aria-label={`Use ${row.name.toLowerCase()}`}
                  onClick={() => void use(row.version)}
                >
                  Use
                </Button>
              )}
              {older !== undefined && (
                <WhatChanged before={older} after={row} retention={retention} />
              )}
            </li>
          )
        })}
      </ul>
      <p className="progress-faint">
        A version counts for answers from now on. Cards that have a date keep it.
      </p>
    </FigureCard>
  )
}
