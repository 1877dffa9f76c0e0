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
        ? 'You will be signed out right away and removed from your teams and open alerts. An admin can invite you again.'
        : `${form.user.email} will be signed out right away and removed from teams and open alerts. You can invite them again.`}
    </p>
    <SubmissionError submission={form.removing} />
  </Dialog>
))
