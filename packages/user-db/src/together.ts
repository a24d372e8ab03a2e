/**
 * Waits for all of several statements that go to the server together, and throws what the first of
 * the failed ones threw. Unlike `Promise.all` it waits for the others then too: none may still be
 * asked when its transaction has been undone.
 */
export async function together<Each extends readonly unknown[]>(
  work: readonly [...{ [Key in keyof Each]: Promise<Each[Key]> }],
): Promise<Each> {
  const settled = await Promise.allSettled(work as readonly Promise<unknown>[])
  const values = settled.map((each) => {
    if (each.status === 'rejected') throw each.reason
    return each.value
  })
  // One value for each promise, in their order.
  return values as readonly unknown[] as Each
}
