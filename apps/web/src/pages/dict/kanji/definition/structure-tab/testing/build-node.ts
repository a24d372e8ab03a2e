import type { TreeNode } from '../component-tree'

/** A part of a kanji that is a kanji by itself. */
export function buildNode(literal: string | null, more: Partial<TreeNode> = {}): TreeNode {
  return {
    literal,
    original: null,
    kanjiId: literal,
    position: null,
    meaning: null,
    isPhonetic: false,
    isRadical: false,
    strokeIndices: [],
    children: [],
    ...more,
  }
}
