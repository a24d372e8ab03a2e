import { type SourceFormProps, TableForm } from './table-form'

/** Where the learner comes from. */
export function SourceChoice(props: SourceFormProps) {
  return <TableForm {...props} />
}
