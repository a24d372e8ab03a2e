/** A request that waits for the others of its batch. */
interface Waiting<Id, Answer> {
  id: Id
  resolve: (answer: Answer) => void
  reject: (error: unknown) => void
}

/**
 * Joins the requests of one moment into few calls. `isFull` says whether a batch takes no more;
 * `ask` answers in the order of the ids.
 */
export function createBatcher<Id, Answer>({
  waitMs,
  restMs,
  isFull,
  ask,
}: {
  waitMs: number
  /** After a batch; whoever types a search would otherwise ask with each letter. */
  restMs: number
  isFull: (ids: readonly Id[]) => boolean
  ask: (ids: readonly Id[]) => Promise<readonly Answer[]>
}): (id: Id) => Promise<Answer> {
  let waiting: Waiting<Id, Answer>[] = []
  /** A timer runs that sends what is waiting. */
  let isPlanned = false

  function send(batch: readonly Waiting<Id, Answer>[]) {
    ask(batch.map(({ id }) => id)).then(
      (answers) => {
        for (const [index, { resolve, reject }] of batch.entries()) {
          const answer = answers[index]
          if (answer === undefined) reject(new Error('an answer is missing'))
          else resolve(answer)
        }
      },
      (error: unknown) => {
        for (const { reject } of batch) reject(error)
      },
    )
  }

  function sendAll() {
    const all = waiting
    waiting = []
    isPlanned = all.length > 0
    if (isPlanned) setTimeout(sendAll, restMs)
    let batch: Waiting<Id, Answer>[] = []
    for (const each of all) {
      batch.push(each)
      if (isFull(batch.map(({ id }) => id))) {
        send(batch)
        batch = []
      }
    }
    if (batch.length > 0) send(batch)
  }

  return (id) =>
    new Promise((resolve, reject) => {
      waiting.push({ id, resolve, reject })
      if (isPlanned) return
      isPlanned = true
      setTimeout(sendAll, waitMs)
    })
}
