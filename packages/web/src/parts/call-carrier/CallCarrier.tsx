import {
  type CarrierSummary,
  callText,
  CONNECTION_STATUS_LABELS,
  contactToUse,
  phoneHref,
  phoneText,
} from '@fairhaul/core'
import { Phone } from 'lucide-react'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { useContactWindow } from '../contact-window.ts'
import styles from './CallCarrier.module.css'

interface Props {
  readonly carrier: Pick<CarrierSummary, 'legalName' | 'connection' | 'phone' | 'email' | 'contactRecords'>
  readonly className: string | undefined
  readonly iconSize: number
}

/**
 * Calls the carrier on the number that is safe, beside the one on file where that is not the one. A hover says since when
 * each is on record. One that is blocked says so before its number. Empty: nothing without a number on record.
 */
export const CallCarrier = ({ carrier, className, iconSize }: Props) => {
  const { value, text, warning } = contactToUse('phone', carrier, useContactWindow())
  const href = phoneHref(value)
  const isBlocked = carrier.connection?.status === 'do_not_dispatch'
  return (
    <>
      {href !== null && (
        <a className={className} href={href} title={text}>
          <Phone size={iconSize} aria-hidden="true" />
          <span>
            <VisuallyHidden>{callText(carrier)} </VisuallyHidden>
            {isBlocked && (
              <span className={styles['blocked']} aria-hidden="true">
                {CONNECTION_STATUS_LABELS.do_not_dispatch}{' '}
              </span>
            )}
            {phoneText(value)}
          </span>
        </a>
      )}
      {warning !== null && (
        <span className={styles['warning']} title={text}>
          {warning}
        </span>
      )}
    </>
  )
}
