import {
  exactTime,
  MAIL_STATUS_LABELS,
  type MailStatus,
  mailSubject,
  otherAddress,
  paths,
  type RateConfirmationMailDetail,
  type RateConfirmationMailId,
  relativeTime,
} from '@fairhaul/core'
import { Link } from '../../di/Link.tsx'
import { Badge, type BadgeTone } from '../../ui/Badge.tsx'
import { linkClass } from '../../ui/TextLink.tsx'
import { DocumentLink } from './DocumentLink.tsx'
import { MailAddress } from './MailAddress.tsx'
import styles from './rate-confirmation.module.css'

const TONES: Readonly<Record<MailStatus, BadgeTone>> = {
  flagged: 'incomplete',
  undelivered: 'neutral',
  delivered: 'pass',
}

interface MailStatusProps {
  readonly status: MailStatus
  readonly isReceived?: boolean
}

/** The status of an e-mail; of a reply, that it was received. */
export const MailStatusBadge = ({ status, isReceived = false }: MailStatusProps) =>
  isReceived ? (
    <Badge tone="info">Received</Badge>
  ) : (
    <Badge tone={TONES[status]} icon={null}>
      {MAIL_STATUS_LABELS[status]}
    </Badge>
  )

interface Props {
  /** Oldest first. */
  readonly mails: readonly RateConfirmationMailDetail[]
  /** The one that the page shows. */
  readonly shown?: RateConfirmationMailId
  /** Milliseconds since 1970. */
  readonly now: number
}

/** The e-mails about a rate confirmation and the replies to them, the oldest first. */
export const MailThread = ({ mails, shown, now }: Props) => (
  <ol className={styles['thread']} aria-label="E-mails, oldest first">
    {mails.map(mail => (
      <li
        key={mail.id}
        className={styles['mail']}
        data-received={mail.isReceived || undefined}
        {...(mail.id === shown && { 'aria-current': 'true' as const })}
      >
        <div className={styles['line']}>
          {mail.id === shown ? (
            <strong>{mailSubject(mail)}</strong>
          ) : (
            <Link to={paths.rateConfirmationEmail({ id: mail.id })} className={linkClass}>
              {mailSubject(mail)}
            </Link>
          )}
          <MailStatusBadge status={mail.status} isReceived={mail.isReceived} />
          {mail.id === shown && <span className={styles['note']}>This e-mail</span>}
        </div>
        <div className={styles['line']}>
          <span className={styles['note']}>
            {mail.isReceived ? 'From' : `${mail.creatorName ?? 'Someone no longer on record'} to`}
          </span>
          <MailAddress address={otherAddress(mail)} recipient={mail.recipient} />
          <time className={styles['note']} dateTime={mail.createdAt} title={exactTime(mail.createdAt)}>
            {relativeTime(mail.createdAt, now)}
          </time>
        </div>
        {mail.body !== null && mail.id !== shown && <p className={styles['body']}>{mail.body}</p>}
        {mail.document !== null && <DocumentLink document={mail.document} />}
      </li>
    ))}
  </ol>
)
