import { Outlet } from '@tanstack/react-router'
import { DefinitionTab, DefinitionTabs } from '../../../kit/tabs/definition-tabs'

/** Three ways to look up a kanji that one can only see. */
export function KanjiRecognizePage() {
  return (
    <div className="kanji-recognize">
      <h1 className="page-title">Find a kanji</h1>
      <DefinitionTabs label="Ways to find a kanji">
        <DefinitionTab to="/app/dict/kanji-recognize/handwriting">Handwriting</DefinitionTab>
        <DefinitionTab to="/app/dict/kanji-recognize/radicals">Radicals</DefinitionTab>
        <DefinitionTab to="/app/dict/kanji-recognize/skip-code">SKIP code</DefinitionTab>
      </DefinitionTabs>
      <Outlet />
    </div>
  )
}
