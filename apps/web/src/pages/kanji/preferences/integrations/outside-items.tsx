import { maxItemsPerAddition, maxItemsPerList } from '@kotonoha/contract/dict/lists/limits'
import Button from '@mui/material/Button'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { api } from '../../../../api/api'
import { isLearnerQuery } from '../../../../api/learner-calls'
import { newId } from '../../../../api/new-id'
import { queryClient } from '../../../../api/query-client'
import { sendForSure } from '../../../../api/send-for-sure'
import { FormFailure } from '../../../../kit/forms/form-parts'
import { useSubmission } from '../../../../kit/forms/use-submission'
import { countOf } from './source-words'
import type { Preview } from './use-import'

type Thing = NonNullable<Preview['findings'][number]['thing']>

/** What no lesson teaches can become lists of the dictionary, so that nothing is lost. */
export function OutsideItems({ preview }: { preview: Preview }) {
  const [lists, setLists] = useState(0)
  const things = listThings(preview)
  const unknown = listUnknown(preview)
  const { isPending, failure, submit } = useSubmission(async () => {
    setLists(await keepAsLists(things))
    void queryClient.invalidateQueries({ predicate: isLearnerQuery })
  })
  if (things.length === 0) return <Unknown words={unknown} />
  const names =
    things.length === 1
      ? 'One of your words is'
      : `${things.length.toLocaleString('en')} of your words are`
  if (lists > 0) {
    return (
      <>
        <p role="status">
          Kept as {countOf(lists, 'list')}. <Link to="/app/dict/lists">See your lists</Link>
        </p>
        <Unknown words={unknown} />
      </>
    )
  }
  return (
    <div className="import-outside">
      <p>{names} not in the course, but in the dictionary.</p>
      <FormFailure text={failure} />
      <Button variant="outlined" loading={isPending} onClick={() => submit()}>
        {things.length === 1 ? 'Keep it as a list' : 'Keep them as a list'}
      </Button>
      <Unknown words={unknown} />
    </div>
  )
}

/** As many as are named. */
const namedAtMost = 10

/** What nothing here knows stays where it came from; the learner sees what it is. */
function Unknown({ words }: { words: readonly string[] }) {
  if (words.length === 0) return null
  const named = words.slice(0, namedAtMost).join('、')
  return (
    <p>
      {words.length === 1 ? 'One is' : `${words.length.toLocaleString('en')} are`} not in the
      dictionary either: <span lang="ja">{named}</span>
      {words.length > namedAtMost && ' and others'}
    </p>
  )
}

function listUnknown({ items, findings }: Preview): string[] {
  const isUnknown = ({ outcome, thing }: Preview['findings'][number]) =>
    outcome === 'outside' && thing === null
  return items.flatMap(({ text }, place) => {
    const finding = findings[place]
    return finding !== undefined && isUnknown(finding) ? [text] : []
  })
}

function listThings({ findings }: Preview): Thing[] {
  const things = findings.flatMap(({ thing }) => thing ?? [])
  const byId = new Map(
    things.map((thing) => [thing.kind === 'word' ? thing.spellingId : thing.kanjiId, thing]),
  )
  return [...byId.values()]
}

/** A list has an end, so thousands of words make several; gives how many. */
async function keepAsLists(things: readonly Thing[]): Promise<number> {
  const { createList, addItems } = api.dict.lists
  const count = Math.ceil(things.length / maxItemsPerList)
  for (let number = 0; number < count; number += 1) {
    const listId = newId()
    const name = count === 1 ? 'Not in the course' : `Not in the course, ${number + 1}`
    await sendForSure(createList.mutationOptions(), { mutationId: newId(), listId, name })
    const own = things.slice(number * maxItemsPerList, (number + 1) * maxItemsPerList)
    for (let from = 0; from < own.length; from += maxItemsPerAddition) {
      const items = own.slice(from, from + maxItemsPerAddition).map((thing) => ({ thing }))
      await sendForSure(addItems.mutationOptions(), { mutationId: newId(), listId, items })
    }
  }
  return count
}
