import { retiredFromDays } from '@kotonoha/study/pace/retirement'

/**
 * The condition that a row of `card` is asked when it is due: not suspended, and not known for a
 * year or more where the learner chose to let go of such cards. Nothing of the card changes by that,
 * so that the choice can be taken back. `$1` is the learner.
 */
export const isAsked = `(card.flags & 1) = 0
  AND NOT (card.state = 2 AND card.s >= ${retiredFromDays}
           AND EXISTS (SELECT 1
                       FROM   kanji_profile
                       WHERE  kanji_profile.user_id = $1
                       AND    kanji_profile.settings @> '{"isRetiringOn": true}'))`
