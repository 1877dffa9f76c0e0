import {
  type CarrierDetail,
  type CarrierSuggestion,
  type CarrierSummary,
  type CautionFacts,
  CONNECTION_STATUSES,
  type Contact,
  COVERAGES,
  INSIGHT_KINDS,
  type Identifier,
  NSC_REGIONS,
  type Place,
  type RuleFacts,
  ruleFactsOf,
} from '@fairhaul/core'
import fc from 'fast-check'
import { authorities } from './authorities.ts'
import { contactRecords } from './contact-records.ts'
import { amounts, insurancesInForce } from './covers.ts'
import { carrierRates } from './carrier-records.ts'
import { identityTies } from './identity-ties.ts'
import { assessments, unreadFiles } from './rules.ts'
import { registerChanges } from './register-changes.ts'
import { connectionActs, sentInvitations } from './relations.ts'
import { safetyCounts, tiesToEnded } from './safety-counts.ts'
import { calendarDates, ids, instants, maybe } from './values.ts'
import { verifications } from './verifications.ts'

const digits = (minLength: number, maxLength = minLength) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'.split('')), minLength, maxLength })
const capitals = (minLength: number, maxLength = minLength) =>
  fc.string({ unit: fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')), minLength, maxLength })

/** Identifiers of every type, as a register holds them. */
export const identifiers: fc.Arbitrary<Identifier> = fc.oneof(
  fc.record({
    type: fc.constantFrom('MC', 'DOT', 'MX', 'FF'),
    value: digits(1, 8),
    region: fc.constant(null),
  }),
  fc.record({ type: fc.constant('SCAC' as const), value: capitals(2, 4), region: fc.constant(null) }),
  fc.record({ type: fc.constant('CVOR' as const), value: digits(9), region: fc.constant(null) }),
  fc.record({
    type: fc.constant('NIR_QC' as const),
    value: fc.tuple(capitals(1), digits(6), digits(1)).map(parts => parts.join('-')),
    region: fc.constant(null),
  }),
  fc.record({
    type: fc.constant('NSC' as const),
    value: digits(6, 9),
    region: maybe(fc.constantFrom('AB', 'ON', 'QC', 'BC')),
  }),
  fc.record({
    type: fc.constant('RFC' as const),
    value: fc.tuple(capitals(3, 4), digits(6), capitals(2), digits(1)).map(parts => parts.join('')),
    region: fc.constant(null),
  }),
)

/** Addresses with any part missing. */
export const places: fc.Arbitrary<Place> = fc.record({
  street: maybe(fc.constant('1200 Commerce St')),
  city: maybe(fc.constantFrom('Dallas', 'Monterrey', 'Trois-Rivières')),
  state: maybe(fc.constantFrom('TX', 'NL', 'QC')),
  postalCode: maybe(fc.constantFrom('75202', '64000', 'G9A 5H7')),
  country: maybe(fc.constantFrom('US', 'MX', 'CA')),
})

const counts = maybe(fc.nat(5_000))
const days = maybe(calendarDates)
const rates = maybe(fc.double({ min: 0, max: 1, noNaN: true }))

/** What the orange shield is decided from, with any part hidden. */
export const cautionFacts: fc.Arbitrary<CautionFacts> = fc.record({
  alertDays: fc.array(calendarDates, { maxLength: 3 }),
  doNotUseCount: maybe(fc.nat(99)),
  identityTies: maybe(fc.array(identityTies, { maxLength: 3 })),
  cancellations: maybe(
    fc.array(
      fc.record({ coverage: fc.constantFrom(...COVERAGES), cancelsOn: calendarDates, leftUsd: amounts }),
      {
        maxLength: 3,
      },
    ),
  ),
  insights: maybe(fc.subarray([...INSIGHT_KINDS])),
})

/** Carriers as a list shows them, whatever the registers hold of them. */
export const carriers: fc.Arbitrary<CarrierSummary> = fc.record({
  id: ids<'carrier'>(),
  legalName: fc.constantFrom(
    'EAGLE MESA FREIGHT LLC',
    'EAGLES LANDING INC',
    'J.B. TERN & SONS',
    'ÉRABLE TRANSPORT',
  ),
  dbaName: maybe(fc.constantFrom('MESA LINES', 'EAGLE EXPRESS')),
  identifiers: fc.array(identifiers, { maxLength: 6 }),
  physicalAddress: places,
  census: fc.record({
    status: maybe(fc.constantFrom('A', 'I', 'P', 'NOT ALLOWED TO OPERATE')),
    statusSource: maybe(fc.constant('QCMobile')),
    statusAsOf: days,
    operation: maybe(fc.constantFrom('A', 'B', 'C')),
    isPrivate: maybe(fc.boolean()),
    powerUnits: counts,
    drivers: counts,
    mileage: counts,
    mileageYear: maybe(fc.integer({ min: 2000, max: 2026 })),
    updatedOn: days,
    addedOn: days,
    hazmat: maybe(fc.boolean()),
    isPriorRevoked: maybe(fc.boolean()),
    priorRevokedDot: maybe(digits(1, 8)),
    changes: maybe(registerChanges),
    asOf: days,
  }),
  authority: authorities,
  insurance: insurancesInForce,
  safety: maybe(
    fc.record({
      rating: maybe(fc.constantFrom('S', 'C', 'U', 'Unrated or Unsatisfactory')),
      ratedOn: days,
      outOfService: maybe(fc.boolean()),
      inspections24Months: counts,
      vehicleOutOfServiceRate: rates,
      driverOutOfServiceRate: rates,
      lastInspectedOn: days,
      asOf: days,
      inspectionsAsOf: days,
      counts: maybe(safetyCounts),
      ties: maybe(tiesToEnded),
    }),
  ),
  rulesAssessment: maybe(assessments),
  subscription: maybe(fc.record({ id: ids<'subscription'>(), createdAt: instants })),
  invitation: maybe(fc.record(sentInvitations)),
  connection: maybe(
    fc.record({
      id: ids<'connection'>(),
      status: fc.constantFrom(...CONNECTION_STATUSES),
      isDismissed: fc.boolean(),
      latestPacket: maybe(fc.record({ status: fc.constantFrom('held', 'complete', 'sent') })),
      block: maybe(connectionActs),
    }),
  ),
  identityAlertsCount: fc.nat(9),
  checks: maybe(fc.record({ physicalLocation: verifications, typedIdentifier: verifications })),
  cautions: maybe(cautionFacts),
  phone: maybe(fc.constant('+12145550110')),
  email: maybe(fc.emailAddress()),
  contactRecords: maybe(contactRecords),
})

const contacts: fc.Arbitrary<Contact> = fc.record({
  name: maybe(fc.constant('Ruth Alder')),
  title: maybe(fc.constant('Owner')),
  phone: maybe(fc.constant('+12145550111')),
  email: maybe(fc.emailAddress()),
  source: fc.constantFrom('FMCSA census', 'Directory'),
})

/** Carriers as their profile shows them. */
export const carrierDetails: fc.Arbitrary<CarrierDetail> = fc
  .tuple(
    carriers,
    fc.record({
      mailingAddress: maybe(places),
      contacts: fc.array(contacts, { maxLength: 3 }),
      equipment: fc.array(
        fc.record({ kind: fc.constantFrom('van', 'reefer', 'flatbed'), count: fc.nat(99) }),
        {
          maxLength: 3,
        },
      ),
      operationClassifications: fc.subarray(['Authorized For Hire', 'Private Property']),
      cargoCarried: fc.subarray(['General Freight', 'Refrigerated Food']),
      rates: maybe(carrierRates),
      isFullProfile: fc.boolean(),
    }),
  )
  .map(parts => Object.assign({}, ...parts) as CarrierDetail)

/** Carriers as they are suggested while someone types. */
export const suggestions: fc.Arbitrary<CarrierSuggestion> = carriers.map(
  ({ id, legalName, dbaName, identifiers: held, physicalAddress }) => ({
    id,
    legalName,
    dbaName,
    identifiers: held,
    physicalAddress,
  }),
)

const from = (letters: string, minLength: number, maxLength = minLength) =>
  fc.string({ unit: fc.constantFrom(...letters.split('')), minLength, maxLength })
const DIGITS = '0123456789'
const CAPITALS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

const held = <Type extends Identifier['type']>(
  type: Type,
  value: fc.Arbitrary<string>,
  region: fc.Arbitrary<string | null> = fc.constant(null),
): fc.Arbitrary<Identifier> => fc.record({ type: fc.constant(type), value, region })

/** Identifiers of all nine types in every form that a register writes: short CVOR numbers, all regions, RFC with Ñ and &. */
export const writtenIdentifiers: fc.Arbitrary<Identifier> = fc.oneof(
  ...(['MC', 'DOT', 'MX', 'FF'] as const).map(type => held(type, from(DIGITS, 1, 8))),
  held('SCAC', from(CAPITALS, 2, 4)),
  held('CVOR', from(DIGITS, 6, 9)),
  held(
    'NIR_QC',
    fc.tuple(from(CAPITALS, 1), from(DIGITS, 6), from(DIGITS, 1)).map(parts => parts.join('-')),
  ),
  held('NSC', from(DIGITS, 4, 15), fc.option(fc.constantFrom(...NSC_REGIONS), { nil: null })),
  held(
    'RFC',
    fc
      .tuple(from(`${CAPITALS}Ñ&`, 3, 4), from(DIGITS, 6), from(CAPITALS + DIGITS, 0, 7))
      .map(parts => parts.join('')),
  ),
)

/** What may be known of a carrier, any part of it not on record. */
export const ruleFacts: fc.Arbitrary<RuleFacts> = fc
  .tuple(carriers, verifications, verifications, maybe(fc.array(unreadFiles, { maxLength: 3 })))
  .map(([carrier, physicalLocation, typedIdentifier, unread]) =>
    ruleFactsOf({ ...carrier, unreadFiles: unread }, { physicalLocation, typedIdentifier }),
  )
