import {
  type CalendarDate,
  type CarrierQuery,
  type CarrierSummary,
  callText,
  cardText,
  contactToUse,
  paths,
  phoneHref,
  phoneText,
} from '@fairhaul/core'
import { Phone, PhoneOff } from 'lucide-react'
import { Link } from '../../../di/Link.tsx'
import { cx } from '../../../ui/cx.ts'
import { linkClass } from '../../../ui/TextLink.tsx'
import { useIsPhone } from '../../../ui/use-is-phone.ts'
import { CarrierNameText } from '../../carrier-name/CarrierNameText.tsx'
import { useContactWindow } from '../../contact-window.ts'
import { CarrierNumbers } from './CarrierNumbers.tsx'
import styles from './cells.module.css'

interface Props {
  readonly carrier: CarrierSummary
  readonly today: CalendarDate
  /** The search that found the carrier. */
  readonly query?: CarrierQuery | undefined
}

/**
 * The names of a carrier, the legal name as a link to it, over its numbers. A hover shows them whole. On a
 * phone the facts of the row are one line below, with a button that calls the number that is safe; without one there is none.
 */
export const CarrierName = ({ carrier, today, query }: Props) => {
  const { id, legalName, dbaName } = carrier
  const isPhone = useIsPhone()
  return (
    <span className={styles['lines']}>
      <span
        className={styles['names']}
        title={dbaName === null ? legalName : `${legalName}, d.b.a. ${dbaName}`}
      >
        <Link
          to={paths.carrier({ id })}
          data-row-link=""
          className={cx(
            linkClass,
            styles['legal'],
            legalName === legalName.toUpperCase() && styles['capitals'],
          )}
        >
          <CarrierNameText name={legalName} />
        </Link>
        {dbaName !== null && (
          <span className={`${styles['note']} ${styles['dba']}`}>
            d.b.a. <CarrierNameText name={dbaName} />
          </span>
        )}
      </span>
      <CarrierNumbers carrier={carrier} query={query} />
      {isPhone && <CardLine carrier={carrier} today={today} />}
    </span>
  )
}

const CardLine = ({ carrier, today }: Props) => {
  const { value, text, warning } = contactToUse('phone', carrier, useContactWindow())
  const call = phoneHref(value)
  const isBlocked = carrier.connection?.status === 'do_not_dispatch'
  return (
    <span>
      <span className={styles['facts']}>{cardText(carrier, today)}</span>
      {warning !== null && (
        <span className={styles['facts']} title={text}>
          {value === null ? text : `Call ${phoneText(value)}, ${warning}`}
        </span>
      )}
      {call !== null && (
        <a
          className={styles['call']}
          href={call}
          aria-label={`${callText(carrier)}, ${phoneText(value)}`}
          data-blocked={isBlocked}
        >
          {isBlocked ? <PhoneOff size={18} aria-hidden="true" /> : <Phone size={18} aria-hidden="true" />}
        </a>
      )}
    </span>
  )
}
