import type { AcquisitionProgress } from '../acquisition/acquisition-options'
import type { Progress } from './progress'

/**
 * Shows what the search for sources does: each step as a line, and a download as the stage that
 * the bar follows.
 */
export function createAcquisitionLog(progress: Progress): (step: AcquisitionProgress) => void {
  let downloading: string | undefined
  let received = 0
  return ({ source, message, receivedBytes, totalBytes }) => {
    if (receivedBytes === undefined) {
      progress.note(`${source}: ${message}`)
      return
    }
    if (downloading !== source) {
      downloading = source
      received = 0
      progress.begin(`Downloading ${source}`, totalBytes ?? 0)
    }
    progress.advance(receivedBytes - received)
    received = receivedBytes
  }
}
