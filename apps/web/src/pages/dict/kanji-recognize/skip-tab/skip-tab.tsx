import './skip-tab.css'
import { mostSkipStrokes, parseSkipCode, type SkipCode } from '@kotonoha/japanese/skip-code'
import { CheckboxField } from '@kotonoha/ui-kit/checkbox-field/checkbox-field'
import { SelectableIcon } from '@kotonoha/ui-kit/selectable-icon/selectable-icon'
import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { QueryFailure } from '../../../../kit/query-failure/query-failure'
import { KanjiResults } from '../lookup/kanji-results'
import { CountStepper } from './count-stepper'
import { groupByCode } from './group-by-code'
import { kanjiBySkipQuery } from './kanji-by-skip-query'
import { SkipCodeField } from './skip-code-field'
import { SkipExplanation } from './skip-explanation'
import { SkipPatternIcon, SolidShapeIcon, skipPatterns, solidShapes } from './skip-patterns'
import { writeSkipCode } from './skip-search'

const route = getRouteApi('/app/dict/kanji-recognize/skip-code')

/** Nobody asks for it: a query must have something to be named by. */
const noCode: SkipCode = { pattern: 1, first: 1, second: 1 }

/** A kanji by how it divides and by the strokes of its two parts. */
export function SkipTab() {
  const { code: text, near } = route.useSearch()
  const navigate = route.useNavigate()
  const code = text === undefined ? undefined : parseSkipCode(text)
  const isAsked = code !== undefined
  const found = useInfiniteQuery({
    ...kanjiBySkipQuery(code ?? noCode, near),
    enabled: isAsked,
  })
  // Without a code, the answer to the last one is no answer any more.
  const pages = (isAsked && found.data?.pages) || []
  const choose = (next: SkipCode) =>
    // Each step of a count would be a step of Back otherwise.
    void navigate({
      search: { code: writeSkipCode(next), near },
      replace: true,
      resetScroll: false,
    })
  const pattern = skipPatterns.find((each) => each.pattern === code?.pattern)

  return (
    <div className="skip-tab">
      <section aria-label="Pattern" className="skip-patterns">
        {skipPatterns.map((each) => (
          <div key={each.pattern} className="skip-pattern">
            <SelectableIcon
              label={each.label}
              icon={<SkipPatternIcon pattern={each.pattern} />}
              isSelected={each.pattern === code?.pattern}
              onSelect={() => choose(each.start)}
            />
            <span lang="ja" className="skip-examples">
              {each.examples}
            </span>
          </div>
        ))}
      </section>
      {code !== undefined && pattern !== undefined && (
        <section aria-label="Counts" className="skip-counts">
          <CountStepper
            label={pattern.countLabels[0]}
            value={code.first}
            highest={mostSkipStrokes}
            onChange={(first) => choose({ ...code, first })}
          />
          {code.pattern !== 4 && (
            <CountStepper
              label={pattern.countLabels[1]}
              value={code.second}
              highest={mostSkipStrokes}
              onChange={(second) => choose({ ...code, second })}
            />
          )}
          {code.pattern === 4 && (
            <fieldset className="skip-shapes">
              <legend>{pattern.countLabels[1]}</legend>
              {solidShapes.map(({ shape, label, examples }) => (
                <div key={shape} className="skip-pattern">
                  <SelectableIcon
                    label={label}
                    icon={<SolidShapeIcon shape={shape} />}
                    isSelected={shape === code.second}
                    onSelect={() => choose({ ...code, second: shape })}
                  />
                  <span lang="ja" className="skip-examples">
                    {examples}
                  </span>
                </div>
              ))}
            </fieldset>
          )}
        </section>
      )}
      <div className="skip-code-row">
        <SkipCodeField code={code} onChange={choose} />
        <CheckboxField
          label="Allow one stroke more or less"
          isChecked={near}
          onChange={(isNear) =>
            void navigate({
              search: { code: text, near: isNear },
              replace: true,
              resetScroll: false,
            })
          }
        />
      </div>
      <SkipExplanation />
      <section aria-label="Results">
        {found.isError && found.data === undefined ? (
          <QueryFailure error={found.error} onRetry={() => void found.refetch()} />
        ) : (
          <KanjiResults
            groups={groupByCode(pages, text ?? '')}
            total={pages[0]?.total}
            isOutdated={isAsked && found.isPlaceholderData}
            hint="Choose how the kanji divides, or type its code."
            emptyText="No kanji has this code. Allow one stroke more or less, or count again."
            more={isAsked ? found : undefined}
          />
        )}
      </section>
    </div>
  )
}
