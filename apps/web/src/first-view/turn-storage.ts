/**
 * What React takes for the storage of asynchronous contexts of Node, where pages are drawn: a store that
 * is there while a piece of drawing runs, and not behind what it waits for. With Node's own, Node
 * (20 and 22) would follow every promise and callback of the server, those of all other requests too. What
 * React needs it for besides, hints of files by components that wait, we have none of.
 */
export class AsyncLocalStorage<Store> {
  #store: Store | undefined

  getStore(): Store | undefined {
    return this.#store
  }

  run<Given extends unknown[], Result>(
    store: Store,
    work: (...given: Given) => Result,
    ...given: Given
  ): Result {
    const before = this.#store
    this.#store = store
    try {
      return work(...given)
    } finally {
      this.#store = before
    }
  }
}
