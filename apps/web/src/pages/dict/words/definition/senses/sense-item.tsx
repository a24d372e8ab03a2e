import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import type { Sense, WordDefinition } from '../word-definition'
import { SenseExamples } from './sense-examples'
import { SenseRemarks } from './sense-remarks'
import { listUsageOfAll } from './usage-of-all'

const glossKinds = {
  literal: 'literally',
  figurative: 'figuratively',
  explanation: null,
  trademark: 'trademark',
} as const

interface SenseItemProps {
  word: WordDefinition
  sense: Sense
  isBeyond: boolean
}

/** One sense: its number is a link to the page with this sense marked, to keep or to send. */
export function SenseItem({ word, sense, isBeyond }: SenseItemProps) {
  const isChosen = sense.meaningId === word.meaningId
  const item = useRef<HTMLLIElement>(null)

  useEffect(() => {
    if (isChosen) item.current?.scrollIntoView({ block: 'nearest' })
  }, [isChosen])

  return (
    <li
      ref={item}
      className="sense"
      data-beyond={isBeyond}
      aria-current={isChosen ? 'true' : undefined}
    >
      <Link
        to="."
        search={(search) => ({ ...search, meaning: isChosen ? undefined : sense.meaningId })}
        replace
        resetScroll={false}
        className="sense-number"
        aria-label={
          isChosen ? `Unmark meaning ${sense.meaningId}` : `Mark meaning ${sense.meaningId}`
        }
      >
        {sense.meaningId}
      </Link>
      <div className="sense-body">
        <p className="sense-glosses">
          {sense.glosses.map((gloss, index) => (
            <Gloss key={index} gloss={gloss} isLast={index === sense.glosses.length - 1} />
          ))}
        </p>
        <SenseRemarks sense={sense} usageOfAll={listUsageOfAll(word.senses)} />
        <SenseExamples sense={sense} />
      </div>
    </li>
  )
}

function Gloss({ gloss, isLast }: { gloss: Sense['glosses'][number]; isLast: boolean }) {
  const kind = gloss.kind === null ? null : glossKinds[gloss.kind]
  return (
    <span>
      {kind !== null && <span className="sense-gloss-kind">{kind} </span>}
      {gloss.text}
      {!isLast && '; '}
    </span>
  )
}
