/** A table with rows of one learner, known by its column `user_id`. */
export interface UserTable {
  name: string
  /**
   * The columns that the learner's own export shows. None where a table says nothing about the
   * learner that another one does not, or holds what protects the account.
   */
  exported: readonly string[]
  /** The one of them that is JSON of thousands of things, and is handed on as the text it is. */
  longJson?: string
}

/** Kanji study. What only makes undoing exact is left out of the export: it follows from the log. */
export const studyTables: readonly UserTable[] = [
  {
    name: 'kanji_profile',
    exported: ['level', 'settings', 'goal', 'vacation_since', 'curriculum_version', 'created_at'],
  },
  { name: 'level_progress', exported: ['level', 'opened_at', 'passed_at'] },
  {
    name: 'card',
    exported: [
      'subject_id',
      'facet',
      'state',
      'due_at',
      's',
      'd',
      'last_review_at',
      'last_day',
      'reps',
      'lapses',
      'streak',
      'flags',
      'first_passed_at',
    ],
  },
  {
    name: 'review',
    exported: [
      'review_id',
      'subject_id',
      'facet',
      'reviewed_at',
      'local_day',
      'grade',
      'given_grade',
      'verdict',
      'mode',
      'status',
      'answer_ms',
      'elapsed_days',
      'p_recall',
      'session_id',
      'answer',
      'received_at',
    ],
  },
  {
    name: 'study_session',
    exported: [
      'session_id',
      'mode',
      'level',
      'device',
      'started_at',
      'touched_at',
      'answered',
      'correct',
      'ms',
    ],
  },
  // Exported with `review`, whose older part it is.
  { name: 'review_archive', exported: [] },
  { name: 'settled_day', exported: ['local_day', 'dues_done'] },
  {
    name: 'daily_stat',
    exported: [
      'local_day',
      'facet',
      'reviews',
      'correct',
      'new_cards',
      'ms',
      'young_asked',
      'young_recalled',
      'young_predicted',
      'mature_asked',
      'mature_recalled',
      'mature_predicted',
    ],
  },
  {
    name: 'hourly_stat',
    exported: [
      'local_day',
      'utc_hour',
      'facet',
      'kind',
      'age',
      'answers',
      'correct',
      'clean',
      'predicted',
      'lessons',
      'ms',
    ],
  },
  {
    name: 'daily_calibration',
    exported: ['local_day', 'bin', 'asked', 'recalled', 'predicted'],
  },
  { name: 'streak_day', exported: ['local_day'] },
  { name: 'streak', exported: ['current', 'longest', 'freezes', 'last_day'] },
  { name: 'excused_days', exported: ['from_day', 'to_day'] },
  { name: 'event', exported: ['event_id', 'type', 'at', 'data'] },
  { name: 'achievement', exported: ['key', 'earned_at', 'seen_at'] },
  { name: 'study_note', exported: ['subject_id', 'synonyms', 'note', 'updated_at'] },
  { name: 'wanted_subject', exported: ['subject_id', 'added_at'] },
  {
    name: 'srs_params',
    exported: [
      'version',
      'model',
      'w',
      'log_loss',
      'log_loss_before',
      'rmse',
      'rmse_before',
      'reviews',
      'based_on_at',
      'created_at',
      'active',
    ],
  },
  {
    name: 'training_job',
    exported: ['job_id', 'state', 'is_automatic', 'asked_at', 'done_at', 'outcome'],
  },
  {
    name: 'level_reset',
    exported: ['from_level', 'cards', 'levels', 'created_at'],
    longJson: 'cards',
  },
  {
    name: 'reschedule',
    exported: ['reschedule_id', 'part', 'cards', 'created_at'],
    longJson: 'cards',
  },
  {
    name: 'import_job',
    exported: ['import_id', 'source', 'name', 'status', 'cards', 'applied_at', 'reverted_at'],
  },
  { name: 'import_card', exported: ['import_id', 'subject_id', 'facet', 'known'] },
  { name: 'import_note', exported: ['import_id', 'subject_id', 'synonyms'] },
  { name: 'import_review', exported: ['import_id', 'subject_id', 'facet', 'local_days', 'grades'] },
]

/** What may act for the learner, and what it did. */
const agentTables: readonly UserTable[] = [
  {
    name: 'agent_grant',
    exported: [
      'kind',
      'name',
      'hint',
      'scopes',
      'created_at',
      'expires_at',
      'revoked_at',
      'last_used_at',
    ],
  },
  { name: 'agent_token', exported: [] },
  { name: 'oauth_code', exported: [] },
  { name: 'agent_call', exported: ['tool', 'summary', 'outcome', 'is_change', 'ms', 'at'] },
  { name: 'agent_setting', exported: ['keeps_look_ups'] },
]

/** Payments. Ids that only the payment service understands are left out of the export. */
const billingTables: readonly UserTable[] = [
  { name: 'billing_customer', exported: ['created_at'] },
  { name: 'billing_customer_owner', exported: [] },
  { name: 'billing_checkout', exported: ['plan', 'terms_version', 'created_at'] },
  {
    name: 'billing_subscription',
    exported: ['plan', 'status', 'started_at', 'period_ends_at', 'cancels_at', 'ended_at'],
  },
  {
    name: 'billing_purchase',
    exported: ['plan', 'amount', 'currency', 'paid_at', 'refunded_at', 'withdrawn_at'],
  },
  { name: 'entitlement', exported: ['kind', 'until', 'updated_at'] },
  { name: 'billing_consent', exported: ['kind', 'text_version', 'given_at'] },
]

/**
 * Every table with rows of a learner. Export and deletion go by this list, and a test compares it
 * with the database, so that a new table cannot be forgotten.
 */
export const userTables: readonly UserTable[] = [
  { name: 'profile', exported: ['first_name', 'last_name', 'created_at', 'updated_at'] },
  { name: 'preference', exported: ['name', 'value', 'changed_at'] },
  {
    name: 'list',
    exported: ['list_id', 'name', 'position', 'created_at', 'updated_at', 'deleted_at'],
  },
  {
    name: 'list_item',
    exported: [
      'list_id',
      'kind',
      'target_id',
      'word_id',
      'shown_text',
      'shown_reading',
      'shown_meaning',
      'note',
      'position',
      'added_at',
      'removed_at',
    ],
  },
  { name: 'list_share', exported: ['list_id', 'token', 'created_at'] },
  { name: 'share_token', exported: [] },
  {
    name: 'recently_viewed',
    exported: ['kind', 'target_id', 'word_id', 'shown_text', 'shown_reading', 'viewed_at'],
  },
  { name: 'recently_viewed_clearing', exported: ['cleared_at'] },
  { name: 'account_deletion', exported: ['requested_at', 'due_at'] },
  { name: 'applied_mutation', exported: ['mutation_id', 'kind', 'applied_at'] },
  { name: 'outgoing_mail', exported: ['created_at'] },
  {
    name: 'auth_user',
    exported: ['email', 'phone', 'created_at', 'updated_at', 'last_sign_in_at', 'user_metadata'],
  },
  { name: 'auth_address', exported: [] },
  { name: 'auth_wanted_address', exported: ['address', 'wanted_at'] },
  {
    name: 'auth_identity',
    exported: ['provider', 'identity_data', 'last_sign_in_at', 'created_at'],
  },
  { name: 'auth_session', exported: ['user_agent', 'network', 'created_at', 'last_used_at'] },
  { name: 'auth_code', exported: [] },
  { name: 'auth_flow', exported: [] },
  { name: 'auth_factor', exported: ['friendly_name', 'status', 'created_at'] },
  { name: 'auth_challenge', exported: [] },
  { name: 'auth_undo', exported: [] },
  { name: 'auth_known_device', exported: [] },
  { name: 'auth_backup_code', exported: [] },
  { name: 'push_subscription', exported: ['device', 'created_at', 'sent_for_day', 'failed_since'] },
  { name: 'notification_plan', exported: ['kind', 'next_at', 'sent_for_day'] },
  ...studyTables,
  ...agentTables,
  ...billingTables,
]

/**
 * Keyed by what must be unique among all, and asked for by it: by a token, a code, an address, or in
 * the order of a queue. They stay on one machine where the others are distributed.
 */
const tablesOfAll = new Set([
  'share_token',
  'outgoing_mail',
  'auth_address',
  'auth_wanted_address',
  'auth_flow',
  'agent_token',
  'oauth_code',
  'billing_customer_owner',
])

/** The tables that are distributed over machines by their `user_id` (decision 008). */
export const distributedTables: readonly string[] = userTables
  .map(({ name }) => name)
  .filter((name) => !tablesOfAll.has(name))
