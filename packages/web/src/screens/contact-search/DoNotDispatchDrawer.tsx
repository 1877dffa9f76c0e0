import { CONNECTION_STATUS_MEANINGS, type ContactRow } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { NotedChangeForm } from '../../parts/connection/NotedChangeForm.tsx'
import type { NotesOfChange } from '../../parts/connection/notes-of-change.ts'

interface Props {
  readonly form: NotesOfChange
  /** Undefined: the carrier is not associated with the contact, or the contact could not be looked up. */
  readonly row: ContactRow | undefined
  readonly mayBlock: boolean
  readonly onClose: () => void
}

/** Sets one carrier to do not dispatch, with notes. Section 4, "Do not dispatch". */
export const DoNotDispatchDrawer = observer(({ form, row, mayBlock, onClose }: Props) => {
  const reason = blockedReason(row, mayBlock)
  return (
    <NotedChangeForm
      form={form}
      kind="do-not-dispatch"
      subtitle={row?.legalName}
      blocked={reason === undefined ? undefined : { title: 'You can’t set this here.', text: reason }}
      submitLabel="Mark do not dispatch"
      onClose={onClose}
    >
      {CONNECTION_STATUS_MEANINGS.do_not_dispatch} Everyone at your company sees it. Anyone who onboards
      carriers can undo it.
    </NotedChangeForm>
  )
})

/** Why it cannot be set. */
const blockedReason = (row: ContactRow | undefined, mayBlock: boolean): string | undefined => {
  if (!mayBlock) return 'Your plan does not include connections. An admin at your company can change that.'
  if (row === undefined) return 'This carrier is not linked to the contact.'
  return row.connection?.status === 'do_not_dispatch'
    ? `${row.legalName} is already marked do not dispatch.`
    : undefined
}
