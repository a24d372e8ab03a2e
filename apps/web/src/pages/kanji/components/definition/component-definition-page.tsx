import './component-definition.css'
import { PillBadge } from '@kotonoha/ui-kit/pill-badge/pill-badge'
import { Link, Outlet } from '@tanstack/react-router'
import { LastKnownNote } from '../../../../kit/query-failure/last-known-note'
import { DefinitionTab, DefinitionTabs } from '../../../../kit/tabs/definition-tabs'
import { describeState } from '../../../../study/subjects/study-subject'
import { SubjectGlyph } from '../../../../study/subjects/subject-glyph'
import { ItemMenu } from '../../../../study-marks/item-menu'
import { useComponent } from './use-component'

/** A component: what it looks like, its names, and below it where it is found. */
export function ComponentDefinitionPage() {
  const { overview, error, knownAt, retry } = useComponent()
  const { component, names, variants, synonyms, note, isSuspended } = overview
  const [name, ...otherNames] = names
  const params = { id: String(component.subjectId) }
  return (
    <article className="component-page">
      <LastKnownNote error={error} knownAtMs={knownAt.getTime()} onRetry={retry} />
      <header className="component-head">
        <div className="component-glyph">
          <SubjectGlyph subject={component} sizePx={96} />
        </div>
        <div className="component-words">
          <h1 className="component-name">{name ?? component.meaning}</h1>
          {otherNames.length > 0 && <p className="component-faint">also {otherNames.join(', ')}</p>}
          {variants.length > 0 && (
            <p>
              Other shapes: <span lang="ja">{variants.join(' ')}</span>
            </p>
          )}
          <p className="component-facts">
            <Link to="/app/kanji/components" search={{ level: component.level }}>
              Level {component.level}
            </Link>
            {component.strokeCount !== null && (
              <span>
                {component.strokeCount === 1 ? '1 stroke' : `${component.strokeCount} strokes`}
              </span>
            )}
            <PillBadge>
              {describeState(component, knownAt)}
              {component.progress !== null && isSuspended && ', not asked'}
            </PillBadge>
            {component.progress !== null && (
              <ItemMenu
                item={{ subjectId: component.subjectId, name: name ?? component.meaning }}
                isSuspended={isSuspended}
              />
            )}
          </p>
          {synonyms.length > 0 && <p>Your own names: {synonyms.join(', ')}</p>}
          {note !== '' && <p className="component-note">{note}</p>}
        </div>
      </header>
      <DefinitionTabs label={`Details of the component ${name ?? component.meaning}`}>
        <DefinitionTab
          to="/app/kanji/components/$id/found-in-kanji"
          params={params}
          resetScroll={false}
        >
          Found in kanji
        </DefinitionTab>
        <DefinitionTab to="/app/kanji/components/$id/related" params={params} resetScroll={false}>
          Related
        </DefinitionTab>
      </DefinitionTabs>
      <Outlet />
    </article>
  )
}
