import {
  ASSOCIATION_KINDS,
  type AssociatedCarrier,
  CARRIER_ENDS,
  FEDERAL_TIE_KINDS,
  type RevokedAssociate,
  type SharedContact,
  type SharedValue,
  type AssociatedCarriersParams,
  type AssociationKind,
  type BlockByIds,
  type BlockByIdsWish,
  type BlockByType,
  type BlockByTypesWish,
  CONNECTION_STATUSES,
  type SharedCounts,
} from '@fairhaul/core'
import fc from 'fast-check'
import { identifiers, places } from './carriers.ts'
import { calendarDates, ids, maybe } from './values.ts'

/** One of the six kinds that carriers share. */
export const associationKinds: fc.Arbitrary<AssociationKind> = fc.constantFrom(...ASSOCIATION_KINDS)

const counter = maybe(fc.nat(12))

/** Counters, now and then of kinds that were not looked into. */
export const sharedCounts: fc.Arbitrary<SharedCounts> = fc.record({
  email: counter,
  phone: counter,
  address: counter,
  contact: counter,
  remote_address: counter,
  vehicle_vin: counter,
})

/** Values that carriers share, with and without since when. */
const sharedContacts: fc.Arbitrary<SharedContact> = fc.record({
  kind: fc.constantFrom(...FEDERAL_TIE_KINDS),
  value: fc.constantFrom('+12145550188', '1 Elm St, Dallas', 'ruth@eaglemesa.example'),
  since: maybe(calendarDates),
})

/** Carriers that share something, or were thought to; their ids sometimes agree. */
export const associatedCarriers: fc.Arbitrary<AssociatedCarrier> = fc.record({
  id: ids<'carrier'>(),
  legalName: fc.constantFrom('EAGLE MESA FREIGHT LLC', 'Eagle-Mesa Freight, L.L.C.', 'ÉRABLE TRANSPORT'),
  dbaName: maybe(fc.constant('MESA LINES')),
  identifiers: fc.array(identifiers, { maxLength: 2 }),
  physicalAddress: places,
  connection: maybe(
    fc.record({
      id: ids<'connection'>(),
      status: fc.constantFrom(...CONNECTION_STATUSES),
      isDismissed: fc.boolean(),
    }),
  ),
  shared: sharedCounts,
  sharedContacts: maybe(fc.array(sharedContacts, { maxLength: 3 })),
})

/** Values that carriers share, some with many others. */
export const sharedValues: fc.Arbitrary<SharedValue> = fc.record({
  kind: fc.constantFrom(...FEDERAL_TIE_KINDS),
  value: fc.constantFrom('+12145550188', '1 Elm St, Dallas', 'ruth@eaglemesa.example'),
  carriers: fc.integer({ min: 1, max: 25 }),
})

/** Carriers that were revoked or put out of service. */
export const revokedAssociates: fc.Arbitrary<RevokedAssociate> = fc
  .tuple(
    associatedCarriers,
    fc.record({
      ended: maybe(fc.record({ kind: fc.constantFrom(...CARRIER_ENDS), on: maybe(calendarDates) })),
      isPrior: fc.boolean(),
      shared: fc.array(sharedValues, { maxLength: 4 }),
    }),
  )
  .map(([carrier, own]) => ({ ...carrier, ...own }))

/** Params of a list of associated carriers. */
export const associatedCarriersParams: fc.Arbitrary<AssociatedCarriersParams> = fc.record(
  {
    carrierId: ids<'carrier'>(),
    required: fc.subarray([...ASSOCIATION_KINDS]),
    page: fc.integer({ min: 1, max: 4 }),
  },
  { requiredKeys: ['carrierId', 'required'] },
)

const notes = fc.constantFrom('', '  ', 'Same owner as a carrier that kept our load')

/** Params of a block by types, valid or not. */
export const blockByTypesWishes: fc.Arbitrary<BlockByTypesWish> = fc.record({
  carrierId: ids<'carrier'>(),
  kinds: fc.array(associationKinds, { maxLength: 8 }),
  notes,
})

/** Params of a block by carrier ids, valid or not. */
export const blockByIdsWishes: fc.Arbitrary<BlockByIdsWish> = fc.record({
  carrierId: ids<'carrier'>(),
  kind: associationKinds,
  carrierIds: fc.array(ids<'carrier'>(), { maxLength: 6 }),
  notes,
})

/** One call that blocks by a type. */
export const blocksByType: fc.Arbitrary<BlockByType> = fc.record({
  carrierId: ids<'carrier'>(),
  kind: associationKinds,
  notes: maybe(fc.constant('Same owner')),
})

/** One call that blocks by ids. */
export const blocksByIds: fc.Arbitrary<BlockByIds> = fc.record({
  carrierId: ids<'carrier'>(),
  kind: associationKinds,
  notes: maybe(fc.constant('Same owner')),
  carrierIds: fc.uniqueArray(ids<'carrier'>(), { minLength: 1, maxLength: 6 }),
})
