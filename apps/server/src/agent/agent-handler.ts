import type { McpHandlerOptions } from './mcp-handler'

type AgentHandler = (request: Request) => Promise<Response>

/**
 * Answers assistants. The library of their protocol is a quarter of the server and few learners have
 * an assistant: it is loaded with the first call, so that no start waits for it.
 */
export function createAgentHandler(options: McpHandlerOptions): AgentHandler {
  let loading: Promise<AgentHandler> | undefined
  return async (request) => {
    loading ??= import('./mcp-handler').then(({ createMcpAnswerer }) => createMcpAnswerer(options))
    const answer = await loading
    return answer(request)
  }
}
