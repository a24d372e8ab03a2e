import { randomUUID } from 'node:crypto'
import { type AgentPrompt, allPrompts } from '@kotonoha/agent/agent-prompt'
import { type AgentResource, allResources } from '@kotonoha/agent/agent-resource'
import type { AgentTool, ToolContext } from '@kotonoha/agent/agent-tool'
import { allTools } from '@kotonoha/agent/all-tools'
import { runTool, toReason } from '@kotonoha/agent/run-tool'
import type { AgentScope } from '@kotonoha/contract/kanji/agent/agent-scopes'
import type { AgentGrant } from '@kotonoha/user-db/queries/agent/grants'
import {
  type CallToolResult,
  McpServer,
  ResourceNotFoundError,
  ResourceTemplate,
} from '@modelcontextprotocol/server'
import type { NotedCall, NotedTool } from './call-log'

/** For whom a server of the protocol answers, and what it may. */
export interface AgentSession {
  grant: AgentGrant
  context: Omit<ToolContext, 'makeId'>
  /** Writes a call into the learner's log. */
  note: (tool: NotedTool, call: NotedCall) => Promise<void>
  /** For a fault of ours. */
  report: (name: string, fault: unknown) => void
}

const instructions =
  'Kotonoha is a Japanese dictionary and a course of kanji with spaced repetition. Look words ' +
  'and kanji up here rather than from memory: readings and pitch accents are exact. What is ' +
  "said of progress is the learner's own. Nothing here answers reviews for the learner."

const dayMs = 86_400_000

/** A server for one request, with what the grant includes. */
export function buildMcpServer(session: AgentSession, release: string): McpServer {
  const isAllowed = (scope: AgentScope) => session.grant.scopes.includes(scope)
  const server = new McpServer(
    { name: 'kotonoha', title: 'Kotonoha', version: release },
    {
      instructions,
      // Nothing is told of changes; every answer stands as it was asked for.
      capabilities: {
        tools: { listChanged: false },
        resources: { listChanged: false },
        prompts: { listChanged: false },
      },
    },
  )
  for (const tool of allTools) if (isAllowed(tool.scope)) registerTool(server, tool, session)
  for (const resource of allResources) {
    if (isAllowed(resource.scope)) registerResource(server, resource, session)
  }
  for (const prompt of allPrompts) {
    if (prompt.scopes.every(isAllowed)) registerPrompt(server, prompt)
  }
  return server
}

function registerTool(server: McpServer, tool: AgentTool, session: AgentSession): void {
  const { name, title, description, input, output, isChange } = tool
  const annotations = {
    title,
    readOnlyHint: !isChange,
    destructiveHint: false,
    idempotentHint: !isChange || tool.isRepeatable === true,
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
  const output = answer.isDone ? answer.output : undefined
  const summary = tool.summarise(input as never, output as never)
  await session.note(tool, { outcome: answer.isDone ? 'done' : 'failed', summary, ms })
  const content = [{ type: 'text' as const, text: answer.text }]
  if (answer.isDone) return { content, structuredContent: answer.output }
  if (answer.fault !== undefined) session.report(tool.name, answer.fault)
  return { content, isError: true }
}

/** Addresses are made from ids that tools give: there are too many to list. */
function registerResource(server: McpServer, resource: AgentResource, session: AgentSession): void {
  const { name, address, title, description, mimeType, isPublic, scope } = resource
  const cacheHint = isPublic
    ? { ttlMs: dayMs, cacheScope: 'public' as const }
    : { ttlMs: 0, cacheScope: 'private' as const }
  server.registerResource(
    name,
    new ResourceTemplate(address, { list: undefined }),
    { title, description, mimeType, cacheHint },
    async (uri, { id }) => {
      const read = { name: `read ${name}`, scope, isChange: false }
      const startedAt = performance.now()
      const note = (outcome: NotedCall['outcome']) =>
        session.note(read, {
          outcome,
          summary: String(id),
          ms: Math.round(performance.now() - startedAt),
        })
      try {
        const text = await resource.read(String(id), session.context)
        await note('done')
        return { contents: [{ uri: uri.href, mimeType, text }] }
      } catch (error) {
        await note('failed')
        const reason = toReason(error)
        if (reason.fault !== undefined) session.report(read.name, reason.fault)
        throw new ResourceNotFoundError(uri.href, reason.text)
      }
    },
  )
}

function registerPrompt(
  server: McpServer,
  { name, title, description, input, write }: AgentPrompt,
): void {
  server.registerPrompt(name, { title, description, argsSchema: input }, (given) => ({
    messages: [
      { role: 'user', content: { type: 'text', text: write(given as Record<string, string>) } },
    ],
  }))
}
