/** How careful the server is with what it was told to keep. */
export type Durability =
  /** An acknowledged write outlives a crash of the machine. */
  | 'safe'
  /** For tests, whose data nobody misses. */
  | 'none'

/**
 * Settings of every server of ours, given at each start so that a release can change them.
 *
 * Sized for one household to a few thousand learners on one small machine; whoever needs more
 * brings a PostgreSQL of their own.
 */
const settings: Record<string, string> = {
  max_connections: '64',
  shared_buffers: '64MB',
  max_wal_size: '256MB',
  min_wal_size: '32MB',
  // Nobody copies from this server: backups are logical.
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_parallel_workers_per_gather: '0',
  io_method: 'sync',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // A learner's words and addresses stay out of the log: no statements, no key values.
  log_min_messages: 'warning',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  // A connection that forgot its transaction would hold locks for ever.
  idle_in_transaction_session_timeout: '60s',
}

const unsafeSettings: Record<string, string> = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  shared_buffers: '16MB',
  max_connections: '200',
}

export function toSettingArguments(durability: Durability): string[] {
  const all = durability === 'safe' ? settings : { ...settings, ...unsafeSettings }
  return Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}
