import { type Recipient, recipientFact, recipientText } from '@fairhaul/core'
import { TriangleAlert } from 'lucide-react'
import { Badge } from '../../ui/Badge.tsx'
import { EmailText } from '../../ui/EmailText.tsx'
import styles from './rate-confirmation.module.css'

interface Props {
  readonly address: string | null
  /** How it relates to the carrier. Null: that is not said. */
  readonly recipient: Recipient | null
}

/**
 * An address, how it relates to the carrier, and whose it is or resembles; in red when it is not the carrier's own, which is
 * how freight is stolen.
 *
 * Empty: "Address not on record".
 */
export const MailAddress = ({ address, recipient }: Props) => {
  if (address === null) return <span className={styles['note']}>Address not on record</span>
  const fact = recipient && recipientFact(recipient)
  const text = recipient && recipientText(recipient)
  return (
    <span className={styles['mailAddress']}>
      <span className={styles['address']} data-wrong={fact?.tone === 'fail' || undefined}>
        <EmailText email={address} />
      </span>
      {fact !== null &&
        (fact.tone === 'fail' || fact.tone === 'incomplete' ? (
          <Badge tone={fact.tone} icon={<TriangleAlert aria-hidden="true" />}>
            {fact.text}
          </Badge>
        ) : (
          <span className={styles['note']}>{fact.text}</span>
        ))}
      {text !== null && <span className={styles['note']}>{text}</span>}
    </span>
  )
}
