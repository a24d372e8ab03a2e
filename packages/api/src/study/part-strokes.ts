import type { ComponentNode } from '@kotonoha/dictionary-db/entities/kanji-structure'

/**
 * The strokes of each part of a kanji, in the order of the parts; empty for one that its drawing
 * does not name. A part that is named twice (林 of 木 and 木) has the strokes of both.
 */
export function listPartStrokes(tree: ComponentNode | null, parts: readonly string[]): number[][] {
  return parts.map((part) => (tree === null ? [] : findStrokes(tree, part)))
}

function findStrokes(node: ComponentNode, part: string): number[] {
  return node.children.flatMap((child) =>
    // The drawing may name the shape (亻) or the full form that it stands for (人).
    child.literal === part || child.original === part
      ? child.strokeIndices
      : findStrokes(child, part),
  )
}
