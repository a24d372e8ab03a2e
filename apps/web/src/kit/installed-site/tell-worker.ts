import type { WorkerMessage } from '../../service-worker/worker-message'

/** Once there is a worker to hear it. */
export function tellWorker(message: WorkerMessage): void {
  void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage(message))
}
