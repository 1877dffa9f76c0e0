import { displayName } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { SubmissionError } from '../../../../parts/submission/SubmissionError.tsx'
import { Dialog } from '../../../../ui/Dialog.tsx'
import type { UserFormStore } from './user-form-store.ts'

interface Props {
  readonly form: UserFormStore
  readonly onRemoved: () => void
}

/** Confirms the removal of a user from the company, by name. */
export const RemoveUserDialog = observer(({ form, onRemoved }: Props) => (
  <Dialog
    title={form.isSelf ? 'Leave your company?' : `Remove ${displayName(form.user)} from your company?`}
    isOpen={form.isRemovalRequested}
    onClose={form.leaveRemoval}
    confirmLabel={form.isSelf ? 'Leave' : 'Remove'}
    onConfirm={() => void form.remove().then(isDone => isDone && onRemoved())}
    isDanger
    isPending={form.removing.isPending}
  >
    <p>
      {form.isSelf
        ? 'You are signed out at once, and leave your teams and open alerts. Someone who manages users can invite you again.'
        : `${form.user.email} is signed out at once, and leaves teams and open alerts. They can be invited again.`}
    </p>
    <SubmissionError submission={form.removing} />
  </Dialog>
))
