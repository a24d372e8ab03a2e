import { randomUUID } from 'node:crypto'

interface SeededList {
  origin: string
  accessToken: string
  name: string
  /** Each a kanji. */
  kanji?: readonly string[]
}

/** Makes a list by the calls that the pages make; returns its id. */
export async function seedList({ origin, accessToken, name, kanji = [] }: SeededList) {
  const listId = randomUUID()
  await callMutation(origin, accessToken, 'dict.lists.createList', { listId, name })
  if (kanji.length > 0) {
    const items = kanji.map((kanjiId) => ({ thing: { kind: 'kanji', kanjiId } }))
    await callMutation(origin, accessToken, 'dict.lists.addItems', { listId, items })
  }
  return listId
}

/** Shares it; returns the path of its page. */
export async function shareSeededList({
  origin,
  accessToken,
  listId,
}: Pick<SeededList, 'origin' | 'accessToken'> & { listId: string }): Promise<string> {
  const answer = await callMutation(origin, accessToken, 'dict.lists.createShareLink', { listId })
  const { result } = answer as { result: { data: { shareToken: string } } }
  return `/lists/${result.data.shareToken}`
}

async function callMutation(
  origin: string,
  accessToken: string,
  procedure: string,
  input: object,
): Promise<unknown> {
  const response = await fetch(`${origin}/api/${procedure}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${accessToken}` },
    body: JSON.stringify({ mutationId: randomUUID(), ...input }),
  })
  if (!response.ok) throw new Error(`${procedure} answered ${response.status}`)
  return response.json()
}
