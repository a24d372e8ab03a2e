export type AssistantKind = 'claude' | 'chatgpt' | 'claude-code' | 'other'

export const assistants: { value: AssistantKind; label: string }[] = [
  { value: 'claude', label: 'Claude' },
  { value: 'chatgpt', label: 'ChatGPT' },
  { value: 'claude-code', label: 'Claude Code' },
  { value: 'other', label: 'Other' },
]

/** Those that run on machines of their maker, which ask from there. */
export function asksFromAfar(kind: AssistantKind): boolean {
  return kind === 'claude' || kind === 'chatgpt'
}

/** Whether machines elsewhere can ask at an address: by TLS, and not by a name of this machine. */
export function isReachableFromAfar(endpoint: string): boolean {
  const { protocol, hostname } = new URL(endpoint)
  const isOwnName = /^(localhost|127\.|\[::1\]|0\.0\.0\.0$)/.test(hostname)
  return protocol === 'https:' && !isOwnName
}

export interface AssistantGuide {
  steps: string[]
  /** To be copied as it is, but for the token. */
  command?: string
}

const tokenPlace = 'YOUR_TOKEN'

/** What to do in an assistant so that it asks here. */
export function findGuide(kind: AssistantKind, endpoint: string): AssistantGuide {
  switch (kind) {
    case 'claude':
      return {
        steps: [
          'In Claude, open Settings, then Connectors, and choose “Add custom connector”.',
          'Call it Kotonoha and give it the address above. Leave the advanced settings empty.',
          'Choose “Connect”: this site asks you what it may do.',
        ],
      }
    case 'chatgpt':
      return {
        steps: [
          'In ChatGPT, open Settings, then Connectors (or Apps), and turn on developer mode under the advanced settings.',
          'Create a connector: call it Kotonoha, give it the address above, and choose OAuth.',
          'Choose “Connect”: this site asks you what it may do.',
        ],
      }
    case 'claude-code':
      return {
        steps: [
          'Make a token below and copy it.',
          `In a terminal, run this line with your token in place of ${tokenPlace}:`,
        ],
        command: `claude mcp add --transport http kotonoha ${endpoint} --header "Authorization: Bearer ${tokenPlace}"`,
      }
    case 'other':
      return {
        steps: [
          'Make a token below and copy it.',
          `Cursor, VS Code and most others take this in their file of MCP servers, with your token in place of ${tokenPlace}:`,
        ],
        command: toServerEntry(endpoint),
      }
  }
}

function toServerEntry(url: string): string {
  const headers = { Authorization: `Bearer ${tokenPlace}` }
  return JSON.stringify({ mcpServers: { kotonoha: { type: 'http', url, headers } } }, null, 2)
}
