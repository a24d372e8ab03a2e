/**
 * What is pushed to a browser: counts and nothing of what is studied. Whoever runs the push service
 * cannot read it; whoever looks at a locked screen can.
 */
export type PushMessage =
  | {
      kind: 'reviews-due'
      /** Reviews that are due and that the learner's daily cap leaves room for. */
      count: number
    }
  | { kind: 'test' }
