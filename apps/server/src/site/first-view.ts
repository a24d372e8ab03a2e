import type { output as kanjiDefinition } from '@kotonoha/contract/dict/kanji/get-definition-overview'
import type { output as wordDefinition } from '@kotonoha/contract/dict/words/get-definition-overview'
import type { z } from 'zod'
import type { FirstAnswer } from './first-answers'
import { toHtmlText } from './html-text'

type Kanji = z.output<typeof kanjiDefinition>
type Word = z.output<typeof wordDefinition>

/** A phone shows no more at once, and the rest is drawn a moment later. */
const maxSenses = 6

/**
 * What one came for, as HTML: it is read while the site's code is still on its way, and by those
 * who run no code. It has the class names of the site's own page, which takes its place, so that
 * nothing moves then. Undefined where the loading screen must do.
 */
export function drawFirstView(answers: readonly FirstAnswer[]): string | undefined {
  const main = answers[0]
  switch (main?.procedure) {
    case 'dict.kanji.getDefinitionOverview':
      return frame(drawKanji(main.data as Kanji))
    case 'dict.words.getDefinitionOverview':
      return frame(drawWord(main.data as Word))
    case 'dict.daily.getToday':
      return frame(home)
    default:
      return undefined
  }
}

/** The frame's own controls come with the code that makes them work. */
function frame(page: string): string {
  return [
    `<header class="app-bar"><a href="/app/dict" class="app-name">`,
    `<img src="/logo.svg" alt="" width="28" height="28">`,
    `<span class="app-name-text">Kotonoha</span></a>`,
    `<span class="search-opener"></span></header>`,
    `<div class="app-body"><nav class="app-navigation"><span class="app-destination"></span></nav>`,
    `<main class="app-main">${page}`,
    `<footer class="first-view-foot">${acknowledgement}</footer></main></div>`,
  ].join('')
}

/** The licence of the EDRDG's files asks for this on every screen that shows them. */
const acknowledgement =
  'This site uses the JMdict, JMnedict, KANJIDIC2 and RADKFILE/KRADFILE dictionary files, the property of the <a href="https://www.edrdg.org/" rel="noreferrer">Electronic Dictionary Research and Development Group</a>, used in conformance with the Group’s licence. <a href="/app/dict/credits">All sources and licences</a>'

const home = [
  `<div class="home"><h1 class="home-title">Look up Japanese words and kanji</h1>`,
  `<div class="search-field search-field-large"></div></div>`,
].join('')

function drawKanji(kanji: Kanji): string {
  const names = kanji.nanori.map(toHtmlText).join('、')
  return [
    `<article class="kanji-page"><header class="kanji-page-head">`,
    `<div class="kanji-page-literal"><h1 class="kanji-page-heading">`,
    `<span lang="ja" class="ja-kanji-glyph" style="font-size:112px">`,
    `${toHtmlText(kanji.literal)}</span></h1><span class="first-view-button"></span></div>`,
    `<div class="kanji-page-text">`,
    `<div class="kanji-page-top"><p class="kanji-page-meanings">`,
    `${toHtmlText(kanji.meanings.join(', ') || 'No meaning is recorded.')}</p></div>`,
    `<dl class="kanji-readings">`,
    drawReadings('On', kanji, 'on'),
    drawReadings('Kun', kanji, 'kun'),
    names === '' ? '' : `<dt>In names</dt><dd lang="ja" class="kanji-readings-names">${names}</dd>`,
    `</dl></div></header></article>`,
  ].join('')
}

function drawReadings(label: string, kanji: Kanji, kind: 'on' | 'kun'): string {
  const items = kanji.readings
    .filter((reading) => reading.kind === kind)
    .map(
      ({ reading, wordCount }) =>
        `<li><span class="kanji-reading"><span lang="ja">${toHtmlText(reading)}</span>${
          wordCount === 0 ? '' : `<span class="kanji-reading-count">${wordCount}</span>`
        }</span></li>`,
    )
  if (items.length === 0) return ''
  return `<dt>${label}</dt><dd><ul class="kanji-readings-list">${items.join('')}</ul></dd>`
}

function drawWord({ spelling, senses }: Word): string {
  const furigana = spelling.furigana.map(({ text, ruby }) =>
    ruby === undefined
      ? `<span>${toHtmlText(text)}</span>`
      : `<ruby>${toHtmlText(text)}<rt>${toHtmlText(ruby)}</rt></ruby>`,
  )
  return [
    `<article class="word-page"><header class="word-header"><div class="word-headline">`,
    `<h1 class="word-headword" style="--word-length:${Array.from(spelling.text).length}">`,
    `<span lang="ja" class="ja-furigana">${furigana.join('')}</span></h1></div>`,
    `<ul class="word-marks first-view-marks"></ul></header>`,
    `<div class="word-meaning"><section class="senses">`,
    `<h2 class="word-section-title">${senses.length === 1 ? 'Meaning' : 'Meanings'}</h2>`,
    ...senses.slice(0, maxSenses).map(drawSense),
    `</section></div></article>`,
  ].join('')
}

function drawSense(
  { meaningId, partsOfSpeech, glosses }: Word['senses'][number],
  index: number,
  all: Word['senses'],
): string {
  const before = all[index - 1]?.partsOfSpeech.map(({ code }) => code).join()
  const isSameGroup = before === partsOfSpeech.map(({ code }) => code).join()
  const labels = partsOfSpeech.map(({ label }) => label).join(', ')
  const title = `${labels.charAt(0).toUpperCase()}${labels.slice(1)}`
  return [
    isSameGroup || labels === '' ? '' : `<h3 class="sense-group-title">${toHtmlText(title)}</h3>`,
    `<ol class="sense-group-list"><li class="sense"><span class="sense-number">${meaningId}</span>`,
    `<div class="sense-body"><p class="sense-glosses">`,
    toHtmlText(glosses.map(({ text }) => text).join('; ')),
    `</p></div></li></ol>`,
  ].join('')
}
