import { formatCalendarDate, type PolicyVersion } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { SubmissionError } from '../../parts/submission/SubmissionError.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import type { PolicyScreenStore } from './policy-screen-store.ts'

interface Props {
  readonly store: PolicyScreenStore
  readonly version: PolicyVersion
}

/** Withdraws a version that has not decided anything. */
export const WithdrawDialog = observer(({ store: { approval }, version }: Props) => (
  <Dialog
    title={`Withdraw version ${version.number}?`}
    isOpen
    confirmLabel="Withdraw version"
    isDanger
    isPending={approval.withdrawing.isPending}
    onConfirm={() => void approval.withdraw()}
    onClose={approval.closeWithdrawal}
  >
    <SubmissionError submission={approval.withdrawing} />
    It will not begin on {formatCalendarDate(version.effectiveOn)}, and stays in the list as withdrawn. The
    rules in force stay as they are.
  </Dialog>
))
