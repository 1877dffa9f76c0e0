import { alertAuthorText, alertName, formatCalendarDate, type IdentityAlert, paths } from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { Link } from '../../../../di/Link.tsx'
import { AlertContact } from '../../../../parts/identity-alert/AlertContact.tsx'
import { Conversation } from '../../../../parts/identity-alert/Conversation.tsx'
import { ReplyForm } from '../../../../parts/identity-alert/ReplyForm.tsx'
import { Badge } from '../../../../ui/Badge.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { linkClass } from '../../../../ui/TextLink.tsx'
import type { AlertsStore } from './alerts-store.ts'
import styles from './alerts.module.css'

interface Props {
  readonly alert: IdentityAlert
  readonly store: AlertsStore
}

/** One alert: what happened, the contact that was used, its messages, and what can be done about it. */
export const AlertRow = observer(({ alert, store }: Props) => {
  const { id, filedOn, message, isPublished, messages } = alert
  const label = `${alertName(alert)} of ${formatCalendarDate(filedOn)}`
  const { reply, withdrawal } = store
  const close = () => store.write(null)
  return (
    <li className={styles['row']} aria-label={label}>
      <p className={styles['about']}>
        <Link to={paths.identityAlert({ id })} className={linkClass}>
          <strong>{alertName(alert)}</strong>
        </Link>
        <span>{formatCalendarDate(filedOn)}</span>
        <span>by {alertAuthorText(alert, store.isOurs(alert))}</span>
        {!isPublished && <Badge tone="neutral">Withdrawn</Badge>}
      </p>
      <p className={styles['text']}>{message}</p>
      {(alert.email !== null || alert.phone !== null) && (
        <p className={styles['contact']}>
          <span>Used</span>
          <AlertContact alert={alert} />
        </p>
      )}
      {messages.length > 0 && <Conversation messages={messages} />}
      {reply?.alertId === id ? (
        <ReplyForm reply={reply} onClose={close} onSent={close} />
      ) : (
        <div className={styles['acts']}>
          {isPublished && (
            <Button size="small" aria-label={`Add a message to ${label}`} onClick={() => store.write(id)}>
              Add a message
            </Button>
          )}
          {withdrawal.mayWithdraw(alert) && (
            <Button
              size="small"
              variant="quiet"
              aria-label={`Withdraw ${label}`}
              onClick={() => withdrawal.request(alert)}
            >
              Withdraw
            </Button>
          )}
        </div>
      )}
    </li>
  )
})
