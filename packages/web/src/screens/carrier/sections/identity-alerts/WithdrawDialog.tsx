import { ALERT_CATEGORY_LABELS, formatCalendarDate, type IdentityAlert } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { Notice } from '../../../../ui/Notice.tsx'
import type { AlertsStore } from './alerts-store.ts'

interface Props {
  readonly store: AlertsStore
  readonly alert: IdentityAlert
}

/** Confirms the withdrawal of an alert, which cannot be undone. */
const WithdrawDialog = observer(({ store, alert }: Props) => (
  <Dialog
    title={`Withdraw the alert "${ALERT_CATEGORY_LABELS[alert.category]}" of ${formatCalendarDate(alert.filedOn)}?`}
    isOpen
    onClose={() => store.requestWithdrawal(null)}
    confirmLabel="Withdraw alert"
    isDanger
    onConfirm={() => void store.withdraw()}
    isPending={store.withdrawal.isPending}
  >
    <p>Other brokers no longer see it. Your company keeps it. It cannot be published again.</p>
    {store.withdrawal.error !== undefined && <Notice tone="error">{store.withdrawal.error}</Notice>}
  </Dialog>
))

export default WithdrawDialog
