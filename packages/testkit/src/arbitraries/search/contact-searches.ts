import type { ContactAnswer, ContactCarrier, ContactQuery } from '@fairhaul/core'
import fc from 'fast-check'
import { associatedCarriers } from '../carrier/associated-carriers.ts'
import { maybe } from '../shared/ids.ts'

/** Carriers that have to do with a contact. */
export const contactCarriers: fc.Arbitrary<ContactCarrier> = fc
  .tuple(associatedCarriers, fc.constantFrom('own' as const, 'dispatcher' as const))
  .map(([{ id, legalName, dbaName, identifiers, physicalAddress, connection }, relation]) => ({
    id,
    legalName,
    dbaName,
    identifiers,
    physicalAddress,
    connection,
    relation,
  }))

/** Everything a contact search may be answered with. */
export const contactAnswers: fc.Arbitrary<ContactAnswer> = fc.record({
  carriers: fc.array(contactCarriers, { maxLength: 4 }),
  fraudReportsCount: maybe(fc.nat(2)),
  lookalikes: fc.array(fc.emailAddress(), { maxLength: 2 }),
})

/** Contacts as they are looked up. */
export const contactQueries: fc.Arbitrary<ContactQuery> = fc.oneof(
  fc.record({ kind: fc.constant('email' as const), email: fc.emailAddress() }),
  fc.record({ kind: fc.constant('phone' as const), phone: fc.constantFrom('2145550111', '+12145550111') }),
)
