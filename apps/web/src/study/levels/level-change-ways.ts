/** A way to change the level, told before it is done. */
export interface WayToChange {
  value: string
  label: string
  text: string
  /** On the button. */
  verb: string
  lower: 'assume' | 'keep'
  isReset: boolean
}

/** What may be done, the mildest first. */
export function listWaysToChange({
  current,
  level,
}: {
  current: number
  level: number
}): WayToChange[] {
  const verb = level === current ? `Stay at level ${level}` : `Go to level ${level}`
  const reset: WayToChange = {
    value: 'reset',
    label: `Start over from level ${level}`,
    text: `Everything from level ${level} on is as if never learnt and waits for its lessons again; levels above ${level} close. Your history stays, and you can undo this for 30 days.`,
    verb: 'Start over',
    lower: 'keep',
    isReset: true,
  }
  if (level === current) return [reset]
  if (level < current) {
    return [
      {
        value: 'pointer',
        label: 'Keep everything learnt',
        text: `Nothing is forgotten: reviews go on as they are, and new lessons come from level ${level} first.`,
        verb,
        lower: 'keep',
        isReset: false,
      },
      reset,
    ]
  }
  const between = toRange(current, level - 1)
  return [
    {
      value: 'keep',
      label: 'Leave what is below as lessons',
      text: `Level ${level} and all below open. What you have not learnt of ${between} waits as lessons, after those of level ${level}.`,
      verb,
      lower: 'keep',
      isReset: false,
    },
    {
      value: 'assume',
      label: 'I know what is below',
      text: `What you have not learnt below level ${level} is taken for known. It comes up for review over the next four weeks, a few each day; whatever you miss then becomes a normal lesson.`,
      verb,
      lower: 'assume',
      isReset: false,
    },
  ]
}

function toRange(from: number, to: number): string {
  return from === to ? `level ${from}` : `levels ${from} to ${to}`
}
