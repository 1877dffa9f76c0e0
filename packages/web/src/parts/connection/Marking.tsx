import { formatCount, unreachable, type NotedChangeKind } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { NotedChangeForm } from './NotedChangeForm.tsx'
import type { ListConnections } from './list-connections.ts'

interface Props {
  readonly connections: ListConnections
}

/** Marks one carrier of a list or many do not dispatch, or puts them on hold. Empty: nothing while none is. */
export const Marking = observer(({ connections }: Props) => {
  const { marking } = connections
  if (marking === null) return null
  const { rows, action } = marking
  const [first, ...others] = rows
  const { kind } = action.change
  const isOne = others.length === 0
  const count = formatCount(rows.length, 'carrier')
  return (
    <NotedChangeForm
      form={marking}
      kind={kind}
      subtitle={isOne ? first?.legalName : count}
      blocked={undefined}
      submitLabel={isOne ? action.label : `${kind === 'hold' ? 'Hold' : 'Mark'} ${count}`}
      onClose={connections.closeNotes}
    >
      {effectText(kind, isOne)}
    </NotedChangeForm>
  )
})

const effectText = (kind: NotedChangeKind, isOne: boolean): string => {
  const who = isOne ? 'The carrier moves' : 'The carriers move'
  switch (kind) {
    case 'do-not-dispatch':
      return `${who} to Do not dispatch for everyone at your company.`
    case 'hold':
      return `${who} to On hold for everyone at your company, until someone releases ${isOne ? 'it' : 'them'}.`
    default:
      return unreachable(kind)
  }
}
