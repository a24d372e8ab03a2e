import { randomUUID } from 'node:crypto'
import type { AgentTool, ToolContext } from '@kotonoha/agent/agent-tool'
import { allTools } from '@kotonoha/agent/all-tools'
import { runTool } from '@kotonoha/agent/run-tool'
import type { AgentGrant } from '@kotonoha/user-db/queries/agent/grants'
import { type CallToolResult, McpServer } from '@modelcontextprotocol/server'
import type { NotedCall } from './call-log'

/** For whom a server of the protocol answers, and what it may. */
export interface AgentSession {
  grant: AgentGrant
  context: Omit<ToolContext, 'makeId'>
  /** Writes a call into the learner's log. */
  note: (tool: AgentTool, call: NotedCall) => Promise<void>
  /** For a fault of ours. */
  report: (tool: AgentTool, fault: unknown) => void
}

const instructions =
  'Kotonoha is a Japanese dictionary and a course of kanji with spaced repetition. Look words ' +
  'and kanji up here rather than from memory: readings and pitch accents are exact. What is ' +
  "said of progress is the learner's own. Nothing here answers reviews for the learner."

/** A server for one request, with the tools that the grant includes. */
export function buildMcpServer(session: AgentSession, release: string): McpServer {
  const server = new McpServer(
    { name: 'kotonoha', title: 'Kotonoha', version: release },
    { instructions, capabilities: { tools: { listChanged: false } } },
  )
  for (const tool of allTools) {
    if (session.grant.scopes.includes(tool.scope)) registerTool(server, tool, session)
  }
  return server
}

function registerTool(server: McpServer, tool: AgentTool, session: AgentSession): void {
  const { name, title, description, input, output, isChange } = tool
  const annotations = {
    title,
    readOnlyHint: !isChange,
    destructiveHint: false,
    idempotentHint: !isChange || !('requestId' in input.shape),
    openWorldHint: false,
  }
  server.registerTool(
    name,
    { title, description, inputSchema: input, outputSchema: output, annotations },
    (given) => callTool(tool, given, session),
  )
}

async function callTool(
  tool: AgentTool,
  input: unknown,
  session: AgentSession,
): Promise<CallToolResult> {
  const startedAt = performance.now()
  const answer = await runTool(tool, input, { ...session.context, makeId: randomUUID })
  const ms = Math.round(performance.now() - startedAt)
  const summary = tool.summarise(input as never)
  await session.note(tool, { outcome: answer.isDone ? 'done' : 'failed', summary, ms })
  const content = [{ type: 'text' as const, text: answer.text }]
  if (answer.isDone) return { content, structuredContent: answer.output }
  if (answer.fault !== undefined) session.report(tool, answer.fault)
  return { content, isError: true }
}
