import { type CalendarDate, formatCalendarDate } from '../../shared/calendar-date.ts'
import { normalEmail, phoneLine } from '../../shared/normal-contact.ts'
import { phoneText } from '../../shared/phone.ts'
import type { CarrierSummary } from '../carrier.ts'
import type { ContactDates, ContactRecord, ContactTie, DatedContact } from './contact-record.ts'
import { type ContactWindow, isLongOnRecord } from '../../account/contact-window.ts'

/** What a contact stands with, after its value. Source: section 3, "Identity check"; the wording is ours. */
export const CONTACT_TIE_TEXTS: Readonly<Record<ContactTie, string>> = {
  reported: 'reported by brokers',
  reported_carrier: 'also on record for a carrier that brokers reported',
  revoked: 'also on record for a carrier that was revoked',
  out_of_service: 'also on record for a carrier that is out of service',
  hidden: 'also on record for a carrier that you may not use',
  many: 'on record for too many carriers to be its own',
}

/** A contact on file, or formerly on file, as one span: equal ones that came back are one. */
interface Span extends ContactDates {
  readonly value: string
  /** Null: on file now. */
  readonly until: CalendarDate | null
}

/** The contact of a carrier that is offered, or that none is. */
export interface OfferedContact {
  /** As on record. Null: none is safe. */
  readonly value: string | null
  /** "on record since Mar 1, 2016", "on record from Mar 1, 2016 to Nov 24, 2026". Empty without a value. */
  readonly dates: string
  /** "Call (214) 555-0142, on record from Mar 1, 2016 to Nov 24, 2026; not (214) 555-0188, on record since Nov 24, 2026." */
  readonly text: string
  /** The one on file, where it is not the one that is offered, and why: "on record since Nov 24, 2026". */
  readonly avoided: { readonly value: string; readonly why: string } | null
  /** The same in a few words: "not (214) 555-0188", "no safe number". Null: the one on file is offered, or none is there. */
  readonly warning: string | null
}

/** What is read of a carrier. */
export type ContactedCarrier = Pick<CarrierSummary, 'phone' | 'email' | 'contactRecords'>

const keyOf = (kind: DatedContact, value: string): string | null =>
  kind === 'phone' ? phoneLine(value) : normalEmail(value)

const earlier = (one: CalendarDate | null, other: CalendarDate | null): CalendarDate | null =>
  one === null || other === null ? null : one < other ? one : other

const merged = (newer: Span, older: Span): Span => ({
  ...newer,
  since: earlier(newer.since, older.since),
  sharedWith: newer.sharedWith ?? older.sharedWith,
})

const NO_RECORD: ContactRecord = { since: null, sharedWith: null, former: [] }

/** The newest first; of one that came back, the first day and the last. */
const spansOf = (kind: DatedContact, carrier: ContactedCarrier): readonly Span[] => {
  const { since, sharedWith, former } = carrier.contactRecords?.[kind] ?? NO_RECORD
  const value = carrier[kind]
  const all: readonly Span[] = [
    ...(value === null ? [] : [{ value, since, sharedWith, until: null }]),
    ...former,
  ].filter(span => keyOf(kind, span.value) !== null)
  const spans = new Map<string | null, Span>()
  for (const span of all) {
    const key = keyOf(kind, span.value)
    const known = spans.get(key)
    spans.set(key, known === undefined ? span : merged(known, span))
  }
  return [...spans.values()]
}

const shown = (kind: DatedContact, value: string): string =>
  kind === 'phone' ? (phoneText(value) as string) : value

const datesOf = ({ since, until }: Span): string => {
  if (since === null) return 'on record, since when is not known'
  const from = formatCalendarDate(since)
  return until === null ? `on record since ${from}` : `on record from ${from} to ${formatCalendarDate(until)}`
}

const whyNot = (span: Span, isReported: boolean): string => {
  if (isReported) return CONTACT_TIE_TEXTS.reported
  return span.sharedWith === null ? datesOf(span) : CONTACT_TIE_TEXTS[span.sharedWith]
}

const TERMS: Readonly<Record<DatedContact, Readonly<Record<'use' | 'none' | 'short' | 'instead', string>>>> =
  {
    phone: {
      use: 'Call',
      none: 'No number is safe to call',
      short: 'no safe number',
      instead:
        'Ask for the certificate of insurance, and have its agent confirm the carrier on a line you look up yourself.',
    },
    email: {
      use: 'Write to',
      none: 'No e-mail address is safe to use',
      short: 'no safe e-mail address',
      instead: 'Ask for one on a call to a number you trust.',
    },
  }

const noneText = (kind: DatedContact, avoided: OfferedContact['avoided']): string =>
  avoided === null
    ? `${TERMS[kind].none}: FMCSA has none on file. ${TERMS[kind].instead}`
    : `${TERMS[kind].none}: ${shown(kind, avoided.value)} is ${avoided.why}. ${TERMS[kind].instead}`

/**
 * The contact of a carrier that is safe to use: the newest one on record that is older than the window and stands with no
 * carrier that was revoked, is out of service or was reported; with its dates, and what it is used in place of.
 *
 * `reported` is a contact that brokers are known to have reported, whatever the record says.
 * Empty: no value where none is old enough, where its age is not known, and where none is on file; the text says what to
 * ask for. Source: section 3, "Identity check". Choice: a contact that came back counts from its first day.
 */
export const contactToUse = (
  kind: DatedContact,
  carrier: ContactedCarrier,
  window: ContactWindow,
  reported: string | null = null,
): OfferedContact => {
  const reportedKey = reported === null ? null : keyOf(kind, reported)
  const isReported = ({ value }: Span) => reportedKey !== null && keyOf(kind, value) === reportedKey
  const spans = spansOf(kind, carrier)
  const safe = spans.find(
    span => span.sharedWith === null && !isReported(span) && isLongOnRecord(span.since, window),
  )
  const onFile = spans.find(({ until }) => until === null)
  const avoided =
    onFile === undefined || onFile === safe
      ? null
      : { value: onFile.value, why: whyNot(onFile, isReported(onFile)) }
  if (safe === undefined) {
    const warning = avoided === null ? null : TERMS[kind].short
    return { value: null, dates: '', text: noneText(kind, avoided), avoided, warning }
  }
  const dates = datesOf(safe)
  const warning = avoided === null ? null : `not ${shown(kind, avoided.value)}`
  const not = avoided === null ? '' : `; ${warning}, ${avoided.why}`
  return {
    value: safe.value,
    dates,
    text: `${TERMS[kind].use} ${shown(kind, safe.value)}, ${dates}${not}.`,
    avoided,
    warning,
  }
}
