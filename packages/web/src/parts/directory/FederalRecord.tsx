import {
  type CalendarDate,
  CONTACT_POINT_STATUS_TEXTS,
  type DirectoryEntry,
  type DirectoryPoint,
  formatCalendarDate,
} from '@fairhaul/core'
import { Children, type ReactNode } from 'react'
import { Card } from '../../ui/Section.tsx'
import { ContactPoint } from './ContactPoint.tsx'
import styles from './directory.module.css'

interface Props {
  /** The contact on file with FMCSA. */
  readonly entries: readonly DirectoryEntry[]
  /** Null: not on record. */
  readonly asOf: CalendarDate | null
  readonly canLookUp: boolean
}

const FEDERAL = 'federal_information'

/** Each phone or e-mail on the record, once. */
const pointsOf = (entries: readonly DirectoryEntry[], kind: 'phone' | 'email'): readonly DirectoryPoint[] => {
  const all = entries.flatMap(entry => {
    if (entry.kind === 'person') return kind === 'phone' ? entry.phones : entry.emails
    return entry.kind === kind ? [entry] : []
  })
  return [
    ...new Map(all.filter(({ parts }) => parts.includes(FEDERAL)).map(each => [each.value, each])).values(),
  ]
}

/** The contacts to call back: the carrier's federal record, and its date. */
export const FederalRecord = ({ entries, asOf, canLookUp }: Props) => {
  const names = entries.flatMap(entry => (entry.kind === 'person' && entry.name !== null ? [entry.name] : []))
  const addresses = entries.flatMap(entry => (entry.kind === 'address' ? [entry.value] : []))
  const point = (kind: 'phone' | 'email') =>
    pointsOf(entries, kind).map(each => (
      <ContactPoint
        key={each.value}
        kind={kind}
        point={each}
        search=""
        canLookUp={canLookUp}
        isMarked={false}
      />
    ))
  return (
    <Card
      heading="On file with FMCSA"
      note={asOf === null ? 'date not on record' : `as of ${formatCalendarDate(asOf)}`}
    >
      {entries.length === 0 ? (
        <p className={styles['explanation']}>
          FMCSA has no phone, e-mail or address on file for this carrier. Don’t rely on a number from a
          caller: ask another broker, or the insurer on the certificate.
        </p>
      ) : (
        <>
          <p className={styles['explanation']}>{CONTACT_POINT_STATUS_TEXTS.federal.explanation}</p>
          <div className={styles['federal']}>
            <Reported heading="Phones" items={point('phone')} />
            <Reported heading="E-mails" items={point('email')} />
            <Reported heading="Names" items={names} />
            <Reported heading="Addresses" items={addresses} />
          </div>
        </>
      )}
    </Card>
  )
}

const Reported = ({ heading, items }: { readonly heading: string; readonly items: readonly ReactNode[] }) => (
  <section aria-label={`${heading} on file with FMCSA`}>
    <h3>{heading}</h3>
    {items.length === 0 ? (
      <p className={styles['none']}>not on record</p>
    ) : (
      <ul>
        {Children.map(items, item => (
          <li>{item}</li>
        ))}
      </ul>
    )}
  </section>
)
