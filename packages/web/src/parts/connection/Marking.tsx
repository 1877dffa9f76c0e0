import { formatCount } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { DoNotDispatchForm } from './DoNotDispatchForm.tsx'
import type { ListConnections } from './list-connections.ts'

interface Props {
  readonly connections: ListConnections
}

/** Marks one carrier of a list or many do not dispatch, with notes. Empty: nothing while none is being marked. */
export const Marking = observer(({ connections }: Props) => {
  const { marking } = connections
  if (marking === null) return null
  const [first, ...others] = marking.rows
  const isOne = others.length === 0
  const count = formatCount(marking.rows.length, 'carrier')
  return (
    <DoNotDispatchForm
      form={marking}
      subtitle={isOne ? first?.legalName : count}
      blocked={undefined}
      submitLabel={isOne ? 'Do not dispatch' : `Mark ${count}`}
      onClose={() => connections.mark([])}
    >
      {isOne
        ? 'The carrier moves to Do not dispatch for everyone at your company.'
        : 'The carriers move to Do not dispatch for everyone at your company.'}
    </DoNotDispatchForm>
  )
})
