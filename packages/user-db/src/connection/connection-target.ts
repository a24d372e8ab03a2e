/** Where a PostgreSQL answers: as somebody else's URL, or as a server of ours. */
export type ConnectionTarget =
  | { connectionString: string }
  | { host: string; port: number; user: string; password: string; database: string }
