import type { WorkerMessage } from '../../service-worker/worker-message'
import { showOffer } from '../toasts/toast-queue'
import { tellWorker } from './tell-worker'

/** A tab left open hears of a new release within the hour. */
const askAgainAfterMs = 60 * 60_000

/** A file that takes longer is kept at the next visit. */
const slowestFileMs = 60_000

/**
 * Lets the site open without a network, and follow new releases. Called when the page is there: the
 * worker must not take bandwidth from what is to be read.
 */
export async function registerWorker(): Promise<void> {
  const { serviceWorker } = navigator
  const registration = await serviceWorker.register('/service-worker.js')
  if (serviceWorker.controller === null) tellFilesOfFirstVisit(serviceWorker)
  else tellFiles(performance.getEntriesByType('resource'))
  if (matchMedia('(display-mode: standalone)').matches) tellWorker({ kind: 'keep-code' })
  offerWaiting(registration)
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && serviceWorker.controller) offerWaiting(registration)
    })
  })
  setInterval(() => void registration.update().catch(() => undefined), askAgainAfterMs)
}

/** The worker asks for them from the browser's own cache, if it does not keep them yet. */
function tellFiles(entries: PerformanceEntryList): void {
  tellWorker({ kind: 'keep-files', addresses: entries.map(({ name }) => name) })
}

/**
 * Until the worker takes over it hears nothing of what the page asks for. A file on its way at that
 * moment is told when it has come.
 */
function tellFilesOfFirstVisit(serviceWorker: ServiceWorkerContainer): void {
  const observer = new PerformanceObserver((list) => tellFiles(list.getEntries()))
  observer.observe({ type: 'resource', buffered: true })
  const stop = () => setTimeout(() => observer.disconnect(), slowestFileMs)
  serviceWorker.addEventListener('controllerchange', stop, { once: true })
}

/** A worker of the release that runs here takes over at once; for another, the learner is asked. */
function offerWaiting({ waiting }: ServiceWorkerRegistration): void {
  if (waiting === null) return
  const takeOver: WorkerMessage = { kind: 'take-over' }
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = ({ data: isOfThisRelease }) => {
    if (isOfThisRelease === true) waiting.postMessage(takeOver)
    else {
      showOffer('A new version of Kotonoha is here', {
        label: 'Reload',
        handle: () => {
          navigator.serviceWorker.addEventListener('controllerchange', () => location.reload())
          waiting.postMessage(takeOver)
        },
      })
    }
  }
  const question: WorkerMessage = { kind: 'is-of-release', main: findMainFile() }
  waiting.postMessage(question, [port2])
}

function findMainFile(): string {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src^="/assets/"]')
  return script?.getAttribute('src') ?? ''
}
