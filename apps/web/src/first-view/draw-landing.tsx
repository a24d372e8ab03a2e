import type { AskedPage, FirstView } from '@kotonoha/contract/site/first-view'
import { renderToStaticMarkup } from 'react-dom/server'
import {
  describeLanding,
  landingPath,
  landingTitle,
  toStructuredData,
} from '../pages/landing/kanji/describe-landing'
import { askLandingAnswers, listCarriedAnswers } from '../pages/landing/kanji/landing-answers'
import { LandingPage } from '../pages/landing/kanji/landing-page'
import { makeInert } from './inert-controls'

/** The landing page: a document of its own, with none of the site's code. */
export async function drawLanding({
  answerCall,
  offer,
}: Pick<AskedPage, 'answerCall' | 'offer'>): Promise<FirstView> {
  const answers = await askLandingAnswers(answerCall)
  return {
    status: 200,
    path: landingPath,
    html: makeInert(renderToStaticMarkup(<LandingPage answers={answers} offer={offer} />)),
    title: landingTitle,
    description: describeLanding(answers),
    answers: listCarriedAnswers(answers),
    structuredData: toStructuredData(answers),
  }
}
