export type AssistantKind = 'claude-code' | 'other'

export const assistants: { value: AssistantKind; label: string }[] = [
  { value: 'claude-code', label: 'Claude Code' },
  { value: 'other', label: 'Other' },
]

export interface AssistantGuide {
  steps: string[]
  /** To be copied as it is, but for the token. */
  command?: string
}

const tokenPlace = 'YOUR_TOKEN'

/** What to do in an assistant so that it asks here. */
export function findGuide(kind: AssistantKind, endpoint: string): AssistantGuide {
  switch (kind) {
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
