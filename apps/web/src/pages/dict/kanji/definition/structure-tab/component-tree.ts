import type { ApiOutputs } from '../../../../../api/api'

export type KanjiStructure = ApiOutputs['dict']['kanji']['getRadicalsBreakdown']
export type TreeNode = NonNullable<KanjiStructure['tree']>

/**
 * The parts of a node that have a name. A group the source does not name gives its place to its
 * parts: what stands on the right of it is on the right.
 */
export function listNamedParts(node: TreeNode): TreeNode[] {
  return node.children.flatMap((child) => {
    if (child.literal !== null) return [child]
    return listNamedParts(child).map((part) => ({
      ...part,
      position: part.position ?? child.position,
    }))
  })
}

/** KanjiVG's names of places: nyō, tare and kamae are the classes of surrounding radicals. */
export function describePosition(position: NonNullable<TreeNode['position']>): string {
  switch (position) {
    case 'left':
      return 'on the left'
    case 'right':
      return 'on the right'
    case 'top':
      return 'at the top'
    case 'bottom':
      return 'at the bottom'
    case 'nyo':
      return 'around the left and bottom'
    case 'tare':
      return 'around the top and left'
    case 'kamae':
      return 'around the outside'
    case 'nyoc':
      return 'inside, at the upper right'
    case 'tarec':
      return 'inside, at the lower right'
  }
}
