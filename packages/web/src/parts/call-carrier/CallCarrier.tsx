import { type CalendarDate, type CarrierSummary, contactToUse, phoneHref, phoneText } from '@fairhaul/core'
import { Phone } from 'lucide-react'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import styles from './CallCarrier.module.css'

interface Props {
  readonly carrier: Pick<CarrierSummary, 'legalName' | 'phone' | 'email' | 'contactRecords'>
  readonly today: CalendarDate
  readonly className: string | undefined
  readonly iconSize: number
}

/**
 * Calls the carrier on the number that is safe, beside the one on file where that is not the one. A hover says since when
 * each is on record. Empty: nothing without a number on record.
 */
export const CallCarrier = ({ carrier, today, className, iconSize }: Props) => {
  const { value, text, warning } = contactToUse('phone', carrier, today)
  const href = phoneHref(value)
  return (
    <>
      {href !== null && (
        <a className={className} href={href} title={text}>
          <Phone size={iconSize} aria-hidden="true" />
          <span>
            <VisuallyHidden>Call {carrier.legalName} </VisuallyHidden>
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
