import { Link } from '@tanstack/react-router'
import { nameFreeLevels } from '../../../session/billing/plan-words'

/** What nobody ever has to pay for; `freeLevels` is undefined where nothing is sold. */
export function WhatIsFree({ freeLevels }: { freeLevels: number | undefined }) {
  return (
    <section className="subscription-card" aria-labelledby="what-is-free">
      <h2 id="what-is-free" className="subscription-card-title">
        {freeLevels === undefined ? 'What you have' : 'Free for everybody, for ever'}
      </h2>
      <ul className="subscription-list">
        <li>The whole dictionary, with handwriting, lists and sharing.</li>
        <li>
          {freeLevels === undefined
            ? 'Lessons of all 60 levels.'
            : `Lessons of ${nameFreeLevels(freeLevels)}: components, kanji and words.`}
        </li>
        <li>Reviews of everything you ever learnt, whatever you pay.</li>
        <li>
          All your data, to{' '}
          <Link to="/app/dict/preferences/account" className="subscription-outcome-link">
            export
          </Link>{' '}
          at any time.
        </li>
      </ul>
      {freeLevels !== undefined && (
        <p className="subscription-faint">
          Nothing you did is deleted when a subscription ends: later you go on where you were.
        </p>
      )}
    </section>
  )
}
