import { exactTime, type IdentityAlertMessage, messageAuthorText } from '@fairhaul/core'
import { Badge } from '../../ui/Badge.tsx'
import styles from './identity-alert.module.css'

/** The messages of an alert, oldest first: who wrote each and when. The carrier's messages are marked. */
export const Conversation = ({ messages }: { readonly messages: readonly IdentityAlertMessage[] }) => (
  <ul className={styles['messages']} aria-label="Messages">
    {messages.map(each => (
      <li key={each.id} data-by={each.isByCarrier ? 'carrier' : 'broker'}>
        <p className={styles['author']}>
          <strong>{messageAuthorText(each)}</strong>
          {each.isByCarrier && <Badge tone="info">The carrier’s statement</Badge>}
          <time dateTime={each.createdAt} className={styles['day']}>
            {exactTime(each.createdAt)}
          </time>
        </p>
        <p className={styles['text']}>{each.message}</p>
      </li>
    ))}
  </ul>
)
