import {
  CONTACT_RELATIONS,
  type ContactAnswer,
  type ContactCarrier,
  type ContactDrawer,
  type ContactPairQuery,
  type ContactQuery,
  type ContactReport,
} from '@fairhaul/core'
import fc from 'fast-check'
import { carriers } from './carriers.ts'
import { identityAlerts } from './identity-alerts.ts'
import { calendarDates, ids, maybe } from './values.ts'

const phones = maybe(fc.constantFrom('+12145550111', '214-555-0199', 'ask for Ruth'))

/** Carriers that have to do with a contact. */
export const contactCarriers: fc.Arbitrary<ContactCarrier> = fc
  .tuple(carriers, fc.constantFrom(...CONTACT_RELATIONS), phones, maybe(calendarDates))
  .map(([carrier, relation, phone, formerUntil]) => ({ ...carrier, relation, phone, formerUntil }))

/** Reports about a contact. */
export const contactReports: fc.Arbitrary<ContactReport> = identityAlerts.map(
  ({ id, category, message, filedOn, companyId }) => ({ id, category, message, filedOn, companyId }),
)

/** A carrier that is listed twice is the same carrier, related in two ways. */
const asOneRecord = (rows: readonly ContactCarrier[]): readonly ContactCarrier[] =>
  rows.map(row => {
    const { relation, formerUntil = null } = row
    return { ...row, ...rows.find(({ id }) => id === row.id), relation, formerUntil }
  })

/** Everything a contact search may be answered with. */
export const contactAnswers: fc.Arbitrary<ContactAnswer> = fc.record({
  carriers: fc.array(contactCarriers, { maxLength: 4 }).map(asOneRecord),
  fraudReportsCount: maybe(fc.nat(2)),
  fraudReports: fc.array(contactReports, { maxLength: 2 }),
  lookalikes: fc.array(
    fc.record({ email: fc.emailAddress(), carrierId: ids<'carrier'>(), legalName: fc.string() }),
    { maxLength: 2 },
  ),
  atDomain: fc
    .array(
      fc.tuple(
        carriers,
        phones,
        fc.constantFrom('office@eaglemesa.example', 'office@b.example', 'office@gmail.com'),
        fc.boolean(),
      ),
      { maxLength: 2 },
    )
    .map(rows =>
      rows.map(([carrier, phone, address, isOnFile]) => ({
        ...carrier,
        phone,
        address,
        ...(isOnFile && { email: address }),
      })),
    ),
})

/** The header of a contact search. */
export const contactDrawers: fc.Arbitrary<ContactDrawer> = fc.oneof(
  fc.constant({ kind: 'none' as const }),
  fc.record({ kind: fc.constant('report' as const), carrierId: maybe(ids<'carrier'>()) }),
  fc.record({ kind: fc.constant('do-not-dispatch' as const), carrierId: ids<'carrier'>() }),
)

/** Contacts as they are looked up. */
export const contactQueries: fc.Arbitrary<ContactQuery> = fc.oneof(
  fc.record({
    kind: fc.constant('email' as const),
    email: fc.oneof(fc.emailAddress(), fc.constant('billing@eaglemesa.example')),
  }),
  fc.record({ kind: fc.constant('phone' as const), phone: fc.constantFrom('2145550111', '+12145550111') }),
)

/** A phone and an e-mail address as they are looked up together. */
export const contactPairQueries: fc.Arbitrary<ContactPairQuery> = fc.record({
  kind: fc.constant('pair' as const),
  phone: fc.constantFrom('2145550111', '+12145550111'),
  email: fc.emailAddress(),
  numbers: fc.array(
    fc
      .tuple(fc.constantFrom('MC' as const, 'DOT' as const), fc.integer({ min: 1, max: 9_999_999 }))
      .map(([type, value]) => ({ type, value: String(value), region: null })),
    { maxLength: 2 },
  ),
})
