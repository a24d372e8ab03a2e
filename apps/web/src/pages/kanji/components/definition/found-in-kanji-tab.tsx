import { EmptyState } from '@kotonoha/ui-kit/empty-state/empty-state'
import { ExtensionOutlined } from '@kotonoha/ui-kit/icons/extension-outlined'
import { SubjectTiles } from '../../../../study/subjects/subject-tiles'
import { useComponent } from './use-component'

/** The kanji of the curriculum that the component is part of, in the order of teaching. */
export function FoundInKanjiTab() {
  const { overview, knownAt } = useComponent()
  const { foundInKanji } = overview
  if (foundInKanji.length === 0) {
    return (
      <EmptyState
        size="small"
        image={<ExtensionOutlined />}
        text="No kanji of the curriculum has it as a part."
      />
    )
  }
  const count = foundInKanji.length
  return (
    <div className="component-tab">
      <p className="component-faint">
        Part of {count === 1 ? '1 kanji' : `${count.toLocaleString('en')} kanji`}, in the order of
        teaching
      </p>
      <SubjectTiles
        label="Kanji with this component"
        groups={[{ key: 'found', heading: undefined, subjects: foundInKanji }]}
        now={knownAt}
      />
    </div>
  )
}
