import { alertName, formatCalendarDate } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { Dialog } from '../../ui/Dialog.tsx'
import { Notice } from '../../ui/Notice.tsx'
import type { AlertWithdrawal } from './withdrawal.ts'

/** Confirms the withdrawal of an alert, which cannot be undone. */
const WithdrawDialog = observer(({ withdrawal }: { readonly withdrawal: AlertWithdrawal }) => {
  const { alert, submission } = withdrawal
  if (alert === null) return null
  return (
    <Dialog
      title={`Withdraw the alert "${alertName(alert)}" of ${formatCalendarDate(alert.filedOn)}?`}
      isOpen
      onClose={() => withdrawal.request(null)}
      confirmLabel="Withdraw alert"
      isDanger
      onConfirm={() => void withdrawal.confirm()}
      isPending={submission.isPending}
    >
      <p>Other brokers no longer see it. Your company keeps it. It cannot be posted again.</p>
      {submission.error !== undefined && <Notice tone="error">{submission.error}</Notice>}
    </Dialog>
  )
})

export default WithdrawDialog
