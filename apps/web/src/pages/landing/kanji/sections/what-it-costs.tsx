import type { Offer } from '@kotonoha/contract/site/offer'
import {
  describePrice,
  describeTax,
  nameFreeLevels,
  planNames,
} from '../../../../session/billing/plan-words'

/** Where something is sold: what is free first, and then what the rest costs. */
export function WhatItCosts({ offer }: { offer: Offer }) {
  const { freeLevels, prices, tax } = offer
  return (
    <section className="landing-section" aria-labelledby="landing-costs">
      <div className="landing-words">
        <h2 id="landing-costs">What it costs</h2>
        <p>
          The dictionary, your lists, {nameFreeLevels(freeLevels)} of the course and reviews of
          everything you have learnt are free, for ever. Lessons of the levels beyond belong to a
          plan, which you leave with one click.
        </p>
      </div>
      <ul className="landing-prices">
        {prices.map((price) => (
          <li key={price.plan}>
            <h3>{planNames[price.plan]}</h3>
            <p>{describePrice(price)}</p>
          </li>
        ))}
      </ul>
      <p className="landing-small">
        {describeTax(tax)} Within 14 days of buying you can withdraw, and all of it is given back.
      </p>
    </section>
  )
}
