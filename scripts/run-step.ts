import { spawn } from 'node:child_process'

export interface Step {
  name: string
  command: string
  arguments: string[]
  environment?: Record<string, string>
}

/** Runs one step with its output shown; gives whether it succeeded and prints its seconds. */
export async function runStep(step: Step): Promise<boolean> {
  const startedAt = performance.now()
  console.log(`\n── ${step.name}`)
  const child = spawn(step.command, step.arguments, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...step.environment },
  })
  const hasSucceeded = await new Promise<boolean>((resolve) => {
    child.on('error', (error) => {
      console.error(`${step.command}: ${error.message}`)
      resolve(false)
    })
    child.on('close', (code) => resolve(code === 0))
  })
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  console.log(`── ${step.name}: ${hasSucceeded ? 'passed' : 'FAILED'} in ${seconds} s`)
  return hasSucceeded
}
