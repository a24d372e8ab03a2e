import { profiles } from './0001-profiles'
import { lists } from './0002-lists'
import { ownState } from './0003-own-state'
import { mailQueue } from './0004-mail-queue'
import { auth } from './0005-auth'
import { study } from './0006-study'
import { sharedLimits } from './0007-shared-limits'
import { accountSafety } from './0008-account-safety'
import { pace } from './0010-pace'
import { progress } from './0013-progress'
import { training } from './0014-training'
import { imports } from './0015-imports'
import { billing } from './0016-billing'
import { agent } from './0017-agent'
import { notifications } from './0018-notifications'
import { archive } from './0019-archive'
import { reschedule } from './0020-reschedule'
import { billingReconciliation } from './0021-billing-reconciliation'
import { limitBuckets } from './0022-limit-buckets'
import { recallByDay } from './0023-recall-by-day'
import { mistakes } from './0024-mistakes'
import type { Migration } from './migration'

/** In the order in which they are applied; new ones go to the end. */
export const allMigrations: readonly Migration[] = [
  profiles,
  lists,
  ownState,
  mailQueue,
  auth,
  study,
  sharedLimits,
  accountSafety,
  pace,
  progress,
  training,
  imports,
  agent,
  notifications,
  archive,
  billing,
  billingReconciliation,
  reschedule,
  recallByDay,
  limitBuckets,
  mistakes,
]
