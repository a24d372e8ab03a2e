/** The only place where the site touches the api package, and only its type. */
export type { AppRouter } from '@kotonoha/api/app-router'
