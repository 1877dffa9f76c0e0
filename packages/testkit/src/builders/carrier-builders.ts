import type {
  AssociatedCarrier,
  RevokedAssociate,
  BlockByIds,
  BlockByType,
  CarrierDetail,
  CarrierSuggestion,
  CarrierSummary,
  CautionFacts,
  Identifier,
  Place,
  RuleFacts,
  SharedCounts,
} from '@fairhaul/core'
import { builder, id } from './builder.ts'
import { anAssessment } from './rule-builders.ts'
import { aSafetySummary } from './safety-builders.ts'

/** A DOT number. */
export const anIdentifier = builder<Identifier>({
  type: 'DOT',
  value: '3214567',
  region: null,
  isFormer: null,
})

/** The address of the usual carrier. */
export const aPlace = builder<Place>({
  street: '1200 Commerce St',
  city: 'Dallas',
  state: 'TX',
  postalCode: '75202',
  country: 'US',
})

/** What the orange shield is decided from, where nothing deserves a look. */
export const someCautionFacts = builder<CautionFacts>({
  alertDays: [],
  doNotUseCount: 0,
  identityTies: [],
  cancellations: [],
  insights: [],
})

const OLD_CONTACT = { since: '2016-03-01', sharedWith: null, former: [] } as const

/** A carrier with all data, which passes every rule, neither monitored nor connected. */
export const aCarrier = builder<CarrierSummary>({
  id: id(7),
  legalName: 'EAGLE MESA FREIGHT LLC',
  dbaName: null,
  identifiers: [anIdentifier(), anIdentifier({ type: 'MC', value: '123456' })],
  physicalAddress: aPlace(),
  census: {
    status: 'A',
    operation: 'A',
    isPrivate: null,
    powerUnits: 12,
    drivers: 10,
    mileage: 900_000,
    mileageYear: 2025,
    updatedOn: '2025-03-01',
    addedOn: '2016-03-01',
    hazmat: false,
    asOf: '2026-11-01',
    source: null,
    changes: { since: '2024-01-15', all: [] },
  },
  authority: {
    common: 'A',
    contract: 'N',
    broker: 'N',
    since: '2016-05-02',
    asOf: '2026-11-20',
    source: null,
    historyAsOf: null,
    historySource: null,
    endsOn: null,
    endKind: null,
    endAsOf: null,
    endSource: null,
  },
  insurance: {
    bipdUsd: 1_000_000,
    bipdUntil: '2027-03-04',
    bipdGap: null,
    bipdLater: [],
    bipdUnconfirmed: null,
    bipdIsAtLeast: false,
    bipdSource: null,
    bipdAsOf: null,
    cargoUsd: 100_000,
    cargoUntil: '2027-03-04',
    cargoGap: null,
    cargoLater: [],
    cargoUnconfirmed: null,
    cargoIsAtLeast: false,
    cargoSource: null,
    cargoAsOf: null,
    generalLiabilityUsd: null,
    generalLiabilityUntil: null,
    generalLiabilityGap: null,
    generalLiabilityLater: [],
    generalLiabilityUnconfirmed: null,
    generalLiabilityIsAtLeast: false,
    generalLiabilitySource: null,
    generalLiabilityAsOf: null,
    asOf: '2026-11-20',
  },
  safety: aSafetySummary({
    ordersAsOf: null,
    source: null,
    inspectionsSource: null,
    lastInspectionAsOf: null,
    counts: {
      vehicleInspections: 14,
      vehicleOutOfService: 3,
      driverInspections: 20,
      driverOutOfService: 1,
      englishOutOfServiceOn: null,
      englishUnreadOn: null,
      crashes24Months: 1,
      crashesSource: null,
      crashesAsOf: '2026-11-01',
      measures: {
        unsafe_driving: { measure: 1.25, on: '2026-10-30' },
        hours_of_service: { measure: 0.4, on: '2026-10-30' },
        driver_fitness: { measure: 0, on: '2026-10-30' },
        controlled_substances: { measure: 0, on: '2026-10-30' },
        vehicle_maintenance: { measure: 4.5, on: '2026-10-30' },
      },
      measuresSource: null,
    },
  }),
  checks: null,
  rulesAssessment: anAssessment(),
  subscription: null,
  connection: null,
  identityAlertsCount: 0,
  cautions: null,
  phone: '+12145550110',
  email: 'dispatch@eaglemesa.example',
  contactRecords: { phone: OLD_CONTACT, email: OLD_CONTACT },
})

/** The same carrier's whole profile. */
export const aCarrierDetail = builder<CarrierDetail>({
  ...aCarrier(),
  mailingAddress: aPlace({ street: 'PO Box 88' }),
  contacts: [
    {
      name: 'Ruth Alder',
      title: 'Owner',
      phone: '+12145550111',
      email: 'ruth@eaglemesa.example',
      source: 'FMCSA census',
    },
  ],
  equipment: [
    { kind: 'van', count: 9 },
    { kind: 'reefer', count: 3 },
  ],
  operationClassifications: ['Authorized For Hire'],
  cargoCarried: ['General Freight', 'Refrigerated Food'],
  rates: { viewed: 4, delivered: 5, mails: 6 },
  isFullProfile: true,
})

/** The usual carrier as it is suggested while someone types. */
export const aSuggestion = builder<CarrierSuggestion>({
  id: id(7),
  legalName: 'EAGLE MESA FREIGHT LLC',
  dbaName: null,
  identifiers: aCarrier().identifiers,
  physicalAddress: aPlace(),
})

const { census, authority, insurance, safety } = aCarrier()

/** What is known of a carrier that passes every rule. */
export const someRuleFacts = builder<RuleFacts>({
  census,
  authority,
  insurance: { ...insurance, generalLiabilityUsd: 1_000_000, generalLiabilityUntil: '2027-03-04' },
  safety: {
    rating: 'S',
    outOfService: false,
    inspections24Months: 14,
    lastInspectedOn: '2026-09-03',
    asOf: safety?.asOf ?? null,
  },
  physicalLocation: { isVerified: true, verifiedOn: '2026-10-01' },
  typedIdentifier: { isVerified: true, verifiedOn: '2026-10-01' },
})

/** Nothing shared, and everything looked into. */
export const someSharedCounts = builder<SharedCounts>({
  email: 0,
  phone: 0,
  address: 0,
  contact: 0,
  remote_address: 0,
  vehicle_vin: 0,
})

/** A carrier that shares two e-mails and a phone with carrier 7; the company has no connection with it. */
export const anAssociatedCarrier = builder<AssociatedCarrier>({
  id: id(8),
  legalName: 'MESA EAGLE HAULING INC',
  dbaName: null,
  identifiers: [anIdentifier({ value: '3990018' })],
  physicalAddress: aPlace({ street: '1202 Commerce St' }),
  connection: null,
  shared: someSharedCounts({ email: 2, phone: 1 }),
  sharedContacts: null,
})

/** COPPER WREN, revoked in January 2024, with the phone of carrier 7 and no other. */
export const aRevokedAssociate = builder<RevokedAssociate>({
  id: id(8),
  legalName: 'COPPER WREN TRANSPORT LLC',
  dbaName: null,
  identifiers: [anIdentifier({ value: '3990018' })],
  physicalAddress: aPlace({ street: '1202 Commerce St' }),
  connection: null,
  ended: { kind: 'revoked', on: '2024-01-29' },
  isPrior: false,
  shared: [{ kind: 'phone', value: '+12145550188', carriers: 2 }],
})

/** Params to block every carrier that shares an e-mail with carrier 7, without a note. */
export const aBlockByType = builder<BlockByType>({ carrierId: id(7), kind: 'email', notes: null })

/** The call that blocks carrier 8, which shares an e-mail with carrier 7. */
export const aBlockByIds = builder<BlockByIds>({
  carrierId: id(7),
  kind: 'email',
  carrierIds: [id(8)],
  notes: null,
})
