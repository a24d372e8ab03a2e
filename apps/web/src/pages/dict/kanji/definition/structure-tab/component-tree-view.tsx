import { KanjiGlyph } from '@kotonoha/japanese-ui/kanji-glyph/kanji-glyph'
import { PillBadge } from '@kotonoha/ui-kit/pill-badge/pill-badge'
import { Link } from '@tanstack/react-router'
import type { KanjiDefinition } from '../kanji-definition'
import { describePosition, listNamedParts, type TreeNode } from './component-tree'
import { PartDrawing } from './part-drawing'

/** The parts of a node, each with its own parts below. */
export function ComponentTreeView({ node, kanji }: { node: TreeNode; kanji: KanjiDefinition }) {
  const parts = listNamedParts(node)
  if (parts.length === 0) return null
  return (
    <ul className="component-tree">
      {parts.map((part, index) => (
        <li key={index} className="component-tree-part">
          <ComponentLine part={part} kanji={kanji} />
          <ComponentTreeView node={part} kanji={kanji} />
        </li>
      ))}
    </ul>
  )
}

function ComponentLine({ part, kanji }: { part: TreeNode; kanji: KanjiDefinition }) {
  const literal = part.literal ?? ''
  return (
    <div className="component-line">
      {kanji.strokes !== null && (
        <PartDrawing strokes={kanji.strokes} partIndices={part.strokeIndices} />
      )}
      {part.kanjiId === null || part.kanjiId === kanji.kanjiId ? (
        <KanjiGlyph literal={literal} size={28} />
      ) : (
        <Link
          to="/app/dict/kanji/$id/structure"
          params={{ id: part.kanjiId }}
          aria-label={part.meaning === null ? literal : `${literal}, ${part.meaning}`}
          className="component-link"
        >
          <KanjiGlyph literal={literal} size={28} />
        </Link>
      )}
      <span className="component-text">
        <span>
          {part.meaning}
          {part.original !== null && part.original !== literal && (
            <span className="tree-note">
              {part.meaning === null ? '' : ' · '}form of <span lang="ja">{part.original}</span>
            </span>
          )}
        </span>
        {part.position !== null && (
          <span className="tree-note">{describePosition(part.position)}</span>
        )}
      </span>
      <span className="component-marks">
        {part.isRadical && <PillBadge>radical</PillBadge>}
        {part.isPhonetic && <PillBadge variant="green">sound</PillBadge>}
      </span>
    </div>
  )
}
