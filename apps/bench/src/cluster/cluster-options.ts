export interface ClusterOptions {
  /** A database of its own, without an account in it. */
  url: string
  learners: number
  /** Of each time of writing. */
  seconds: number
  /** A server to be killed, by its data folder, and the command that starts it again. */
  victim: { dataFolder: string; command: string } | undefined
}

const names = ['--url', '--learners', '--seconds', '--kill', '--back']

/** `--url postgres://… --learners 2000 --seconds 60 --kill FOLDER --back COMMAND`; throws else. */
export function parseClusterOptions(words: readonly string[]): ClusterOptions {
  const given = new Map<string, string>()
  for (let index = 0; index < words.length; index += 2) {
    const [name = '', value] = words.slice(index, index + 2)
    if (!names.includes(name)) throw new Error(`${name} is none of ${names.join(', ')}`)
    if (value === undefined) throw new Error(`${name} has no value`)
    given.set(name, value)
  }
  const url = given.get('--url')
  if (url === undefined) throw new Error('--url: the address of a database of its own')
  const [dataFolder, command] = [given.get('--kill'), given.get('--back')]
  if ((dataFolder === undefined) !== (command === undefined)) {
    throw new Error('--kill names a data folder, and --back the command that starts its server')
  }
  return {
    url,
    learners: toNumber('--learners', given.get('--learners') ?? '2000'),
    seconds: toNumber('--seconds', given.get('--seconds') ?? '60'),
    victim: dataFolder && command ? { dataFolder, command } : undefined,
  }
}

function toNumber(name: string, text: string): number {
  const number = Number(text)
  if (Number.isInteger(number) && number > 0) return number
  throw new Error(`${name}: a whole number above 0`)
}
