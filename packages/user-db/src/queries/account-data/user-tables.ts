/** A table with rows of one learner, known by its column `user_id`. */
export interface UserTable {
  name: string
  /**
   * The columns that the learner's own export shows. None where a table says nothing about the
   * learner that another one does not, or holds what protects the account.
   */
  exported: readonly string[]
}

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
  { name: 'auth_session', exported: ['user_agent', 'created_at', 'last_used_at'] },
  { name: 'auth_code', exported: [] },
  { name: 'auth_flow', exported: [] },
  { name: 'auth_factor', exported: ['friendly_name', 'status', 'created_at'] },
  { name: 'auth_challenge', exported: [] },
]
