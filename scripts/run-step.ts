import { spawn } from 'node:child_process'

export interface Step {
  name: string
  command: string
  arguments: string[]
  environment?: Record<string, string> | undefined
}

export interface StepResult {
  name: string
  hasSucceeded: boolean
  seconds: number
}

/** Runs one step with its output shown, and prints its seconds. */
export async function runStep(step: Step): Promise<StepResult> {
  console.log(`\n── ${step.name}`)
  const result = await run(step, 'inherit')
  console.log(toLine(result))
  return result
}

/** Runs a step beside others: what it says is kept, and shown as one piece at its end. */
export async function runStepBeside(step: Step): Promise<StepResult> {
  const output: Buffer[] = []
  const result = await run(step, output)
  console.log(`\n── ${step.name} (beside)\n${Buffer.concat(output).toString()}${toLine(result)}`)
  return result
}

function toLine({ name, hasSucceeded, seconds }: StepResult): string {
  return `── ${name}: ${hasSucceeded ? 'passed' : 'FAILED'} in ${seconds.toFixed(1)} s`
}

async function run(step: Step, output: 'inherit' | Buffer[]): Promise<StepResult> {
  const startedAt = performance.now()
  const shown = output === 'inherit' ? output : 'pipe'
  const child = spawn(step.command, step.arguments, {
    stdio: ['ignore', shown, shown],
    env: { ...process.env, ...step.environment },
  })
  if (output !== 'inherit') {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => output.push(chunk))
    }
  }
  const hasSucceeded = await new Promise<boolean>((resolve) => {
    child.on('error', (error) => {
      console.error(`${step.command}: ${error.message}`)
      resolve(false)
    })
    child.on('close', (code) => resolve(code === 0))
  })
  return { name: step.name, hasSucceeded, seconds: (performance.now() - startedAt) / 1000 }
}
