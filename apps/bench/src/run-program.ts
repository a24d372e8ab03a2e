import { askProgram } from './ask-program'

/**
 * Runs a program of the repository in a process of its own, with a wish at its standard input, and
 * gives what it answers: the bench itself imports nothing that talks to a database.
 */
export function runProgram<Answer>(program: string, wish: object): Promise<Answer> {
  return askProgram(['--import', 'tsx', program], wish)
}
