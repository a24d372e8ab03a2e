import { EmptyState } from '@kotonoha/ui-kit/empty-state/empty-state'
import { ExtensionOutlined } from '@kotonoha/ui-kit/icons/extension-outlined'
import { SubjectTiles } from '../../../../study/subjects/subject-tiles'
import { useComponent } from './use-component'

/** Components that share parts with this one, or are taken for it. */
export function RelatedComponentsTab() {
  const { overview, knownAt } = useComponent()
  const { related } = overview
  if (related.length === 0) {
    return (
      <EmptyState
        size="small"
        image={<ExtensionOutlined />}
        text="Nothing else looks like it or shares its parts."
      />
    )
  }
  return (
    <div className="component-tab">
      <p className="component-faint">They share parts with it, or are easily taken for it</p>
      <SubjectTiles
        label="Related components"
        groups={[{ key: 'related', heading: undefined, subjects: related }]}
        now={knownAt}
      />
    </div>
  )
}
