import type { ReactNode } from 'react'
import { FileButton } from './file-button'
import type { SourceFormProps } from './table-form'

/** A package or collection that Anki exported. */
export function AnkiForm({ onOpen }: SourceFormProps) {
  return (
    <FileForm
      label="Choose an .apkg or .colpkg file…"
      accept=".apkg,.colpkg"
      onChoose={(file) =>
        onOpen({ source: 'anki', name: file.name.slice(0, 200) }, { kind: 'open-anki', file })
      }
    >
      In Anki, choose File, Export, and include the scheduling information; media are not needed.
      Your reviews there are played through the scheduler here, so that each card comes back when
      you are about to forget it. Up to 500 MB.
    </FileForm>
  )
}

/** What jpdb exports. */
export function JpdbForm({ onOpen }: SourceFormProps) {
  return (
    <FileForm
      label="Choose reviews.json…"
      accept=".json,application/json"
      onChoose={(file) =>
        onOpen({ source: 'jpdb', name: file.name.slice(0, 200) }, { kind: 'open-jpdb', file })
      }
    >
      In the settings of jpdb, choose “Export reviews”. Your words come over with their whole
      history.
    </FileForm>
  )
}

interface FileFormProps {
  label: string
  accept: string
  onChoose: (file: File) => void
  children: ReactNode
}

function FileForm({ label, accept, onChoose, children }: FileFormProps) {
  return (
    <div className="import-form">
      <p className="setting-text">{children}</p>
      <div className="import-buttons">
        <FileButton label={label} accept={accept} onChoose={onChoose} />
      </div>
    </div>
  )
}
