import { type ComponentType, lazy, useState } from 'react'

/**
 * A component whose code is fetched when it is first drawn, or earlier by `fetchCode`.
 *
 * `lazy` by itself shows what stands in its place for some hundred milliseconds, also where the code
 * is there already: what the server drew would go and come back.
 */
export function createLateComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): { Component: ComponentType<Props>; fetchCode: () => Promise<void> } {
  let fetched: ComponentType<Props> | undefined
  async function fetchCode() {
    fetched ??= await load()
  }
  const Lazy = lazy(async () => ({ default: (await load()) as ComponentType<object> }))
  function Component(props: Props) {
    // What was drawn first stays: another component in its place would lose its state.
    const [Drawn] = useState<ComponentType<Props>>(() => fetched ?? Lazy)
    return <Drawn {...props} />
  }
  return { Component, fetchCode }
}
