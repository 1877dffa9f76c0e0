import {
  ALERT_CATEGORY_LABELS,
  calendarDateOf,
  formatCalendarDate,
  type IdentityAlert,
  phoneText,
} from '@fairhaul/core'
import { observer } from 'mobx-react-lite'
import { Badge } from '../../../../ui/Badge.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { CopyText } from '../../../../ui/CopyText.tsx'
import { EmailText } from '../../../../ui/EmailText.tsx'
import type { AlertsStore } from './alerts-store.ts'
import styles from './alerts.module.css'
import { MessageForm } from './MessageForm.tsx'

interface Props {
  readonly alert: IdentityAlert
  readonly store: AlertsStore
}

/** One alert: what happened, the contact that was used, its messages, and what can be done about it. */
export const AlertRow = observer(({ alert, store }: Props) => {
  const { id, category, filedOn, message, isPublished, messages } = alert
  const label = `${ALERT_CATEGORY_LABELS[category]} of ${formatCalendarDate(filedOn)}`
  return (
    <li className={styles['row']} aria-label={label}>
      <p className={styles['about']}>
        <strong>{ALERT_CATEGORY_LABELS[category]}</strong>
        <span>{formatCalendarDate(filedOn)}</span>
        <span>{store.isOurs(alert) ? 'by your company' : 'by another broker'}</span>
        {!isPublished && <Badge tone="neutral">Withdrawn</Badge>}
      </p>
      <p className={styles['text']}>{message}</p>
      <Contact alert={alert} />
      {messages.length > 0 && (
        <ul className={styles['messages']} aria-label="Messages">
          {messages.map(each => (
            <li key={each.id}>
              <span className={styles['text']}>{each.message}</span>
              <time dateTime={each.createdAt} className={styles['day']}>
                {formatCalendarDate(calendarDateOf(new Date(each.createdAt)))}
              </time>
            </li>
          ))}
        </ul>
      )}
      {store.writingTo === id ? (
        <MessageForm store={store} />
      ) : (
        <div className={styles['acts']}>
          {isPublished && (
            <Button size="small" aria-label={`Add a message to ${label}`} onClick={() => store.write(id)}>
              Add a message
            </Button>
          )}
          {store.mayWithdraw(alert) && (
            <Button
              size="small"
              variant="quiet"
              aria-label={`Withdraw ${label}`}
              onClick={() => store.requestWithdrawal(alert)}
            >
              Withdraw
            </Button>
          )}
        </div>
      )}
    </li>
  )
})

/** The contact that was used. Empty: nothing, as of an alert of the watchdog. */
const Contact = ({ alert: { email, phone, phoneE164 } }: Pick<Props, 'alert'>) => {
  if (email === null && phone === null) return null
  const number = phoneText(phoneE164 ?? phone) ?? phone
  return (
    <p className={styles['contact']}>
      <span>Used</span>
      {email !== null && (
        <CopyText label="e-mail address" text={email} highlight={<EmailText email={email} />} />
      )}
      {number !== null && <CopyText label="phone number" text={number} />}
    </p>
  )
}
