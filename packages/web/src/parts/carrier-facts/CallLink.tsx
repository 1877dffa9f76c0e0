import { type CarrierSummary, callText, CONNECTION_STATUS_LABELS, phoneHref, phoneText } from '@fairhaul/core'
import { Phone } from 'lucide-react'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import styles from './CallLink.module.css'

interface Props {
  readonly carrier: Pick<CarrierSummary, 'legalName' | 'connection' | 'phone'>
  readonly className: string | undefined
  readonly size: number
}

/**
 * Calls the carrier. One that is blocked says so before its number. Empty: nothing, without a phone on record.
 */
export const CallLink = ({ carrier, className, size }: Props) => {
  const href = phoneHref(carrier.phone)
  if (href === null) return null
  const isBlocked = carrier.connection?.status === 'do_not_dispatch'
  return (
    <a className={className} href={href}>
      <Phone size={size} aria-hidden="true" />
      <span>
        <VisuallyHidden>{callText(carrier)} </VisuallyHidden>
        {isBlocked && (
          <span className={styles['blocked']} aria-hidden="true">
            {CONNECTION_STATUS_LABELS.do_not_dispatch}{' '}
          </span>
        )}
        {phoneText(carrier.phone)}
      </span>
    </a>
  )
}
