import type {
  ContactAnswer,
  ContactCarrier,
  ContactDrawer,
  ContactQuery,
  ContactReport,
} from '@fairhaul/core'
import fc from 'fast-check'
import { carriers } from '../carrier/carriers.ts'
import { identityAlerts } from '../identity-alert/identity-alerts.ts'
import { ids, maybe } from '../shared/ids.ts'

const phones = maybe(fc.constantFrom('+12145550111', '214-555-0199', 'ask for Ruth'))

/** Carriers that have to do with a contact. */
export const contactCarriers: fc.Arbitrary<ContactCarrier> = fc
  .tuple(carriers, fc.constantFrom('own' as const, 'dispatcher' as const), phones)
  .map(([carrier, relation, phone]) => ({ ...carrier, relation, phone }))

/** What was told of a contact. */
export const contactReports: fc.Arbitrary<ContactReport> = identityAlerts.map(
  ({ id, category, message, filedOn, companyId }) => ({ id, category, message, filedOn, companyId }),
)

/** Everything a contact search may be answered with. */
export const contactAnswers: fc.Arbitrary<ContactAnswer> = fc.record({
  carriers: fc.array(contactCarriers, { maxLength: 4 }),
  fraudReportsCount: maybe(fc.nat(2)),
  fraudReports: fc.array(contactReports, { maxLength: 2 }),
  lookalikes: fc.array(fc.emailAddress(), { maxLength: 2 }),
})

/** What may stand over a contact search. */
export const contactDrawers: fc.Arbitrary<ContactDrawer> = fc.oneof(
  fc.constant({ kind: 'none' as const }),
  fc.record({ kind: fc.constant('report' as const), carrierId: maybe(ids<'carrier'>()) }),
  fc.record({ kind: fc.constant('do-not-dispatch' as const), carrierId: ids<'carrier'>() }),
)

/** Contacts as they are looked up. */
export const contactQueries: fc.Arbitrary<ContactQuery> = fc.oneof(
  fc.record({ kind: fc.constant('email' as const), email: fc.emailAddress() }),
  fc.record({ kind: fc.constant('phone' as const), phone: fc.constantFrom('2145550111', '+12145550111') }),
)
