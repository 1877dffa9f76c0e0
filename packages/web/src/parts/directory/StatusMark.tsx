import { CONTACT_POINT_STATUS_TEXTS, type ContactPointStatus } from '@fairhaul/core'
import { Badge } from '../../ui/Badge.tsx'
import styles from './directory.module.css'

const SHORT: Readonly<Record<Exclude<ContactPointStatus, 'federal'>, string>> = {
  registered: 'Registered by carrier',
  given: 'Shared by other brokers',
}

/** The status of a phone, e-mail or address. The federal record is emphasized by text, shape and color. */
export const StatusMark = ({ status }: { readonly status: ContactPointStatus }) => {
  const { label, explanation } = CONTACT_POINT_STATUS_TEXTS[status]
  return (
    <span className={styles['standing']} title={`${label}. ${explanation}`}>
      {status === 'federal' ? (
        <Badge tone="info" icon={<Pillars />}>
          FMCSA record
        </Badge>
      ) : (
        SHORT[status]
      )}
    </span>
  )
}

/** A public building. */
const Pillars = () => (
  <svg viewBox="0 0 16 16" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
    <path d="M2 6 8 2.5 14 6ZM3.5 6.5v5M6.5 6.5v5M9.5 6.5v5M12.5 6.5v5M2 13h12" />
  </svg>
)
