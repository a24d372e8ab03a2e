/** Something that the assistant is told in words, so that it can do better or tell the learner. */
export class ToolError extends Error {
  override readonly name = 'ToolError'
}
