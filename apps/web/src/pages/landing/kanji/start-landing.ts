// All that the page is drawn with, which the build writes into it.
import '../../../kit/fonts/latin-fonts.css'
import '@kotonoha/japanese-ui/furigana/furigana.css'
import '@kotonoha/japanese-ui/lesson-text/lesson-text.css'
import '@kotonoha/japanese-ui/pitch-diagram/pitch-diagram.css'
import '@kotonoha/japanese-ui/reading/reading.css'
import '@kotonoha/japanese-ui/stroke-order/stroke-order.css'
import '../../../study/lesson-parts/lesson-parts.css'
import '../../../study/writing-practice/writing-practice.css'
import './landing.css'
import { showLatinFontsInTime } from '../../../kit/fonts/load-latin-fonts'
import { findSwitchedOffMark } from '../../../session/installation'
import { watchKillSwitch } from '../../../session/kill-switch'
import { startParts } from './live/start-parts'

startParts(document)
// When something has been drawn: what is to be read goes first, in a face that the device has.
const painted = new PerformanceObserver(() => {
  painted.disconnect()
  void showLatinFontsInTime()
})
painted.observe({ type: 'paint', buffered: true })
// As the site itself does: while the app is switched off, nothing of it is shown.
watchKillSwitch(findSwitchedOffMark() === 'yes', (isOff) => {
  if (isOff) document.getElementById('root')?.replaceChildren()
  else location.reload()
})
