import type { appRouter } from '@kotonoha/api/app-router'
import type { AgentScope } from '@kotonoha/contract/kanji/agent/agent-scopes'
import type { z } from 'zod'

/** The procedures, called as the learner for whom an assistant asks. */
export type AgentApi = ReturnType<typeof appRouter.createCaller>

/** What a tool is given beside its input. */
export interface ToolContext {
  api: AgentApi
  /** A new UUID. */
  makeId: () => string
  /** Where the site stands, for addresses of its pages. */
  siteUrl: string
}

interface ToolDefinition<Input extends z.ZodObject, Output extends z.ZodObject> {
  name: string
  title: string
  /** Read by the assistant's model, which decides by it when to call the tool. */
  description: string
  scope: AgentScope
  /** It writes something. */
  isChange: boolean
  /** A change that, called again with the same input, changes nothing more. */
  isRepeatable?: boolean
  input: Input
  output: Output
  /** What the call was about, in a few words for the learner's log; `output` where it was done. */
  summarise: (input: z.output<Input>, output: z.input<Output> | undefined) => string
  run: (input: z.output<Input>, context: ToolContext) => Promise<z.input<Output>>
}

/** Something that an assistant can ask for, whatever protocol it speaks. */
export interface AgentTool {
  name: string
  title: string
  description: string
  scope: AgentScope
  isChange: boolean
  isRepeatable?: boolean
  input: z.ZodObject
  output: z.ZodObject
  /** Checks what came in; `summarise` and `run` take only what it gave. */
  summarise: (input: never, output: never) => string
  run: (input: never, context: ToolContext) => Promise<Record<string, unknown>>
}

export function defineTool<Input extends z.ZodObject, Output extends z.ZodObject>(
  tool: ToolDefinition<Input, Output>,
): AgentTool {
  return tool
}
