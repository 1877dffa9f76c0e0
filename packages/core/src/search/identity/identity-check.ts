import type { RevokedRow } from '../../carrier/association/federal-tie-text.ts'
import { CONTACT_TIE_TEXTS } from '../../carrier/contact/contact-to-use.ts'
import { type ContactWindow, isLongOnRecord } from '../../account/contact-window.ts'
import type { Fact } from '../../carrier/facts/fact.ts'
import { type CalendarDate, daysBetween, formatCalendarDate } from '../../shared/calendar-date.ts'
import { formatCount } from '../../shared/amounts.ts'
import { normalEmail } from '../../shared/normal-contact.ts'
import { phoneText } from '../../shared/phone.ts'
import type { ContactAnswer } from '../contact/contact-answer.ts'
import { CONTACT_CARRIERS_MAX } from '../contact/contact-evidence.ts'
import { contactRows } from '../contact/contact-rows.ts'
import { isLookalikeEmail } from '../contact/look-alike.ts'
import { addressOf } from './carriers-at-address.ts'
import type { ChangedContact } from './contact-change.ts'
import { federalTerm } from './federal-term.ts'
import {
  type CheckedCarrier,
  IDENTITY_LABELS,
  type IdentityAnswers,
  type IdentityRow,
} from './identity-row.ts'
import {
  deservesReview,
  gravestFirst,
  type IdentityTerm,
  identityTerm,
  type SharedByMore,
  type SharedWith,
} from './identity-terms.ts'
import { websiteRow } from './website-row.ts'

const sinceText = (day: CalendarDate, window: ContactWindow): string => {
  const days = daysBetween(day, window.today)
  const date = formatCalendarDate(day)
  if (days < 0 || isLongOnRecord(day, window)) return `On file with FMCSA since ${date}`
  return `On file with FMCSA since ${date}, ${days === 0 ? 'today' : `${formatCount(days, 'day')} ago`}`
}

const wasText = (kind: ChangedContact, was: string): string =>
  `Was ${kind === 'phone' ? (phoneText(was) ?? was) : was}`

const capitalized = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

const othersIn = (answer: ContactAnswer, { id }: CheckedCarrier) =>
  contactRows(answer).filter(row => row.id !== id && row.relations[0] !== 'former')

const sharedIn = (answer: ContactAnswer | null, carrier: CheckedCarrier): SharedWith | undefined =>
  answer === null
    ? undefined
    : {
        count: othersIn(answer, carrier).length,
        isCut: answer.carriers.length >= CONTACT_CARRIERS_MAX,
      }

const isBlocked = (answer: ContactAnswer | null, carrier: CheckedCarrier): boolean =>
  answer !== null && othersIn(answer, carrier).some(it => it.connection?.status === 'do_not_dispatch')

type Finding = readonly [word: IdentityTerm, reason: string]

interface Reading {
  readonly kind: ChangedContact
  readonly value: string | null
  /** Null: not requested, as for an address. */
  readonly answer: ContactAnswer | null
  readonly shared: SharedWith | SharedByMore | undefined
}

/** Since when a contact is on file where it is known to have changed or to be new, and what it was. */
interface Start {
  readonly since: CalendarDate
  readonly was: string | null
}

const startOf = (
  kind: ChangedContact,
  { contactRecords }: CheckedCarrier,
  changes: IdentityAnswers['changes'],
  window: ContactWindow,
): Start | undefined => {
  if (kind === 'address') {
    const change = changes?.find(each => each.kind === kind)
    return change && { since: change.changedOn, was: change.was }
  }
  const { since = null, former = [] } = contactRecords?.[kind] ?? {}
  const was = former[0]?.value ?? null
  return since === null || (was === null && isLongOnRecord(since, window)) ? undefined : { since, was }
}

/** What the age of a contact says, with its reason. */
const ageFinding = (
  kind: ChangedContact,
  carrier: CheckedCarrier,
  start: Start | undefined,
  window: ContactWindow,
): Finding => {
  if (kind === 'address')
    return start === undefined || isLongOnRecord(start.since, window) ? ['matches', ''] : ['changed', '']
  const term = federalTerm(kind, carrier, window)
  const sharedWith = carrier.contactRecords?.[kind].sharedWith ?? null
  if (sharedWith !== null) return [term, capitalized(CONTACT_TIE_TEXTS[sharedWith])]
  return [term, term === 'not-checked' ? 'Since when is not known' : '']
}

const federalRow = (
  { kind, value, answer, shared }: Reading,
  carrier: CheckedCarrier,
  changes: IdentityAnswers['changes'],
  window: ContactWindow,
): IdentityRow => {
  const base = { key: kind, kind, label: IDENTITY_LABELS[kind], value }
  if (value === null)
    return {
      ...base,
      word: identityTerm('not-on-record'),
      notes: ['FMCSA has none on file'],
      isShared: false,
    }
  const start = startOf(kind, carrier, changes, window)
  const age = ageFinding(kind, carrier, start, window)
  const isByMany = shared !== undefined && 'moreThan' in shared
  const isShared = shared !== undefined && !isByMany && shared.count > 0
  const reports = answer?.fraudReportsCount ?? 0
  const found: readonly Finding[] = [
    ...(reports > 0 ? [['reported', `${formatCount(reports, 'report')} by brokers`] as const] : []),
    ...(isBlocked(answer, carrier)
      ? [['do-not-dispatch', 'Shared with a carrier marked do not dispatch'] as const]
      : []),
    ...(reports > 0 && age[0] === 'reported' ? [] : [age]),
    ...(isShared || isByMany ? [['shared', identityTerm('shared', shared).text] as const] : []),
    ...(shared === undefined ? [['not-checked', 'Not compared with other carriers'] as const] : []),
    ['matches', ''],
  ]
  const [first, ...rest] = gravestFirst(found)
  const [word, reason] = first as Finding
  const asOf = carrier.census.asOf
  const onFile =
    asOf === null ? 'On file with FMCSA' : `On file with FMCSA, as of ${formatCalendarDate(asOf)}`
  return {
    ...base,
    word: identityTerm(word, shared),
    isShared,
    notes: [
      start === undefined ? onFile : sinceText(start.since, window),
      ...(start === undefined || start.was === null ? [] : [wasText(kind, start.was)]),
      ...[word === 'shared' ? '' : reason, ...rest.map(([, text]) => text)].filter(text => text !== ''),
      ...(isByMany ? ['Usually an office building or a mail service, so they are not listed'] : []),
    ],
  }
}

/** E-mail addresses that look like the carrier's federal one and are not: of its contacts, and of others. */
const lookalikeRows = (carrier: CheckedCarrier, answer: ContactAnswer | null): readonly IdentityRow[] => {
  const { email } = carrier
  if (email === null) return []
  const own = carrier.contacts.flatMap(contact =>
    contact.email !== null && isLookalikeEmail(contact.email, email)
      ? [[contact.email, `Given for this carrier: ${contact.source}`] as const]
      : [],
  )
  const others = (answer?.lookalikes ?? []).map(
    other => [other.email, `On record for ${other.legalName}`] as const,
  )
  const each = new Map([...others, ...own].map(([value, note]) => [normalEmail(value), { value, note }]))
  return [...each].map(([key, { value, note }]) => ({
    key: `look-alike ${key}`,
    kind: 'email',
    label: 'Similar e-mail',
    value,
    word: identityTerm('look-alike'),
    isShared: false,
    notes: [note],
  }))
}

/**
 * The identity check of a carrier: its phone, e-mail, address and website beside the federal record and every other
 * carrier's, with what agrees, what does not, and since when. Look-alikes come after the e-mail.
 *
 * Empty: a contact that is not on record says so; what was not checked is "Not checked", and never a match.
 * Source: section 3, "Identity check". Choice: the gravest result is the word, the others are notes.
 */
export const identityCheck = (
  carrier: CheckedCarrier,
  answers: IdentityAnswers,
  window: ContactWindow,
): readonly IdentityRow[] => {
  const { phone, email, atAddress, changes } = answers
  const row = (reading: Reading) => federalRow(reading, carrier, changes, window)
  return [
    row({ kind: 'phone', value: phoneText(carrier.phone), answer: phone, shared: sharedIn(phone, carrier) }),
    row({
      kind: 'email',
      value: normalEmail(carrier.email ?? '') === null ? null : carrier.email,
      answer: email,
      shared: sharedIn(email, carrier),
    }),
    ...lookalikeRows(carrier, email),
    row({
      kind: 'address',
      value: addressOf(carrier),
      answer: null,
      shared:
        atAddress === null
          ? undefined
          : typeof atAddress === 'number'
            ? { count: atAddress, isCut: false }
            : atAddress,
    }),
    websiteRow(carrier),
  ]
}

/**
 * The identity check in a few words: "2 to check before you book", "All match FMCSA", "Partly checked".
 *
 * A carrier that was revoked and agrees with this one counts as one. Source: section 3, "Identity check"; the wording is
 * ours.
 */
export const identitySummary = (
  rows: readonly Pick<IdentityRow, 'kind' | 'word'>[],
  revoked: readonly Pick<RevokedRow, 'word'>[] = [],
): Fact => {
  const count = [...rows, ...revoked].filter(({ word }) => deservesReview(word)).length
  if (count > 0) {
    const isGrave = rows.some(({ word }) => word.tone === 'fail')
    return { text: `${count} to check before you book`, tone: isGrave ? 'fail' : 'incomplete' }
  }
  return rows.some(({ kind, word }) => kind !== 'website' && word.tone === 'unknown')
    ? { text: 'Partly checked', tone: 'unknown' }
    : { text: 'All match FMCSA', tone: 'plain' }
}
