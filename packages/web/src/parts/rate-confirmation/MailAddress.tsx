import { isWrongRecipient, RECIPIENT_LABELS, type Recipient } from '@fairhaul/core'
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
 * An address, and how it relates to the carrier; in red when it is not the carrier's own, which is how freight is stolen.
 *
 * Empty: "Address not on record".
 */
export const MailAddress = ({ address, recipient }: Props) => {
  if (address === null) return <span className={styles['note']}>Address not on record</span>
  const isWrong = isWrongRecipient(recipient)
  return (
    <span className={styles['mailAddress']}>
      <span className={styles['address']} data-wrong={isWrong || undefined}>
        <EmailText email={address} />
      </span>
      {recipient !== null &&
        (isWrong ? (
          <Badge tone="fail" icon={<TriangleAlert aria-hidden="true" />}>
            {RECIPIENT_LABELS[recipient]}
          </Badge>
        ) : (
          <span className={styles['note']}>{RECIPIENT_LABELS[recipient]}</span>
        ))}
    </span>
  )
}
