import type { ApiOutputs } from '../../../api/api'

export type Dashboard = ApiOutputs['kanji']['dashboard']['get']
