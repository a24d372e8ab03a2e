import type { AgentTool } from '@kotonoha/agent/agent-tool'

/** Longer than any call of a tool needs: fifty items with notes of some length. */
const maxBodyBytes = 64 * 1024

/** The body of a request: `tooLong`, or its text. */
export async function readBody(request: Request): Promise<{ text: string } | 'tooLong'> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBodyBytes) return 'tooLong'
  if (request.body === null) return { text: '' }
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of request.body) {
    length += chunk.byteLength
    if (length > maxBodyBytes) return 'tooLong'
    chunks.push(chunk)
  }
  return { text: Buffer.concat(chunks).toString() }
}

/** What a body asks for, as far as limits and permissions go. */
export interface AskedMessages {
  /** Messages in the body; 1 for one that is not JSON. */
  calls: number
  methods: string[]
  /** The tools that it calls. */
  tools: AgentTool[]
}

/** Looks into a body without trusting its shape: what is malformed the protocol answers later. */
export function inspectMessages(text: string, tools: readonly AgentTool[]): AskedMessages {
  const messages = toMessages(text)
  const names = messages.map((each) => (each.method === 'tools/call' ? nameOf(each.params) : ''))
  return {
    calls: Math.max(messages.length, 1),
    methods: messages.flatMap(({ method }) => (typeof method === 'string' ? [method] : [])),
    tools: tools.filter(({ name }) => names.includes(name)),
  }
}

interface Message {
  method?: unknown
  params?: unknown
}

function toMessages(text: string): Message[] {
  try {
    const body: unknown = JSON.parse(text)
    const all: unknown[] = Array.isArray(body) ? body : [body]
    return all.filter((each): each is Message => typeof each === 'object' && each !== null)
  } catch {
    return []
  }
}

function nameOf(params: unknown): unknown {
  return typeof params === 'object' && params !== null && 'name' in params ? params.name : undefined
}
