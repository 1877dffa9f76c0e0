import { storedTerms } from '../../database/census-terms.ts'
import { nameKey } from '../../database/name-key.ts'
import type { PostalPlace } from '../areas/postal-places.ts'
import { daysBefore, NEWEST_YEAR } from '../days.ts'
import { type Random, randomFrom } from '../random.ts'
import { type Address, addressOf } from './addresses.ts'
import { AUTHORITY_PROFILES, type AuthorityProfile, authorityOf } from './authority.ts'
import type { CarrierRows } from './carrier-rows.ts'
import { contactsOf, domainOf, phoneOf } from './contacts.ts'
import { cargoOf, equipmentOf } from './equipment.ts'
import { identifiersOf } from './identifiers.ts'
import { insurancesOf } from './insurance.ts'
import { dbaName, legalName } from './names.ts'
import { SAFETY_PROFILES, type SafetyProfile, safetyOf } from './safety.ts'

/** The fixed values of a carrier. All others are random, and the same for the same seed and id. */
export interface CarrierPlan {
  readonly id: number
  readonly legalName?: string | null
  readonly dbaName?: string | null
  readonly country?: 'US' | 'CA' | 'MX'
  readonly address?: Address
  readonly phone?: string
  readonly email?: string
  readonly powerUnits?: number
  readonly status?: 'A' | 'I' | 'P' | null
  /** A interstate, B and C inside one state. */
  readonly operation?: 'A' | 'B' | 'C'
  readonly authority?: AuthorityProfile
  /** Always has broker authority. */
  readonly brokers?: boolean
  readonly safety?: SafetyProfile
  readonly identifiers?: CarrierRows['identifiers']
  readonly insurances?: CarrierRows['insurances']
  readonly facts?: CarrierRows['facts']
  readonly isVerified?: boolean
}

export interface CarrierSetting {
  readonly seed: string
  readonly today: string
  readonly zips: readonly PostalPlace[]
}

/** An invented carrier with all its rows. */
export const makeCarrier = (plan: CarrierPlan, { seed, today, zips }: CarrierSetting): CarrierRows => {
  const { id } = plan
  const random = randomFrom(`${seed}/carrier/${id}`)
  const country =
    plan.country ??
    random.weigh([
      [88, 'US'],
      [8, 'CA'],
      [4, 'MX'],
    ] as const)
  const randomAddress = addressOf(random, country, zips)
  const address = plan.address ?? randomAddress
  const randomName = legalName(random, country, address.state)
  const name = plan.legalName === undefined ? randomName : plan.legalName
  const randomDba = random.chance(0.2) ? dbaName(random) : null
  const dba = plan.dbaName === undefined ? randomDba : plan.dbaName
  const powerUnits = plan.powerUnits ?? randomFleet(random)
  const authority = plan.authority ?? random.weigh(AUTHORITY_PROFILES)
  const safety = plan.safety ?? random.weigh(SAFETY_PROFILES)
  const randomAuthority = authorityOf(random, id, authority, today)
  const authorityRow = randomAuthority && plan.brokers ? { ...randomAuthority, broker: 'A' } : randomAuthority
  const equipment = equipmentOf(random, id, powerUnits)
  const domain = domainOf(name ?? dba ?? '', id)
  const mailing = random.chance(0.25) ? addressOf(random, country, zips) : address
  const isVerified = plan.isVerified ?? random.chance(0.99)
  return {
    carrier: {
      id,
      legal_name: name,
      dba_name: dba,
      legal_name_key: name === null ? null : nameKey(name),
      dba_name_key: dba === null ? null : nameKey(dba),
      ...prefixed('physical', address),
      ...prefixed('mailing', mailing),
      phone: plan.phone ?? phoneOf(random),
      email: plan.email ?? (random.chance(0.9) ? `dispatch@${domain}` : null),
      is_census_verified: isVerified && random.chance(0.97),
      is_identifier_verified: isVerified,
      source: 'world',
    },
    identifiers:
      plan.identifiers ??
      identifiersOf(random, { id, country, state: address.state, isForHire: authority !== 'none' }),
    census: census(random, plan, {
      powerUnits,
      authority,
      grantedOn: authorityRow?.granted_on ?? today,
      equipment,
      today,
    }),
    authority: authorityRow,
    insurances: plan.insurances ?? insurancesOf(random, id, today),
    safety: safetyOf(random, { carrier_id: id, powerUnits, profile: safety }, today),
    facts: plan.facts ?? randomFacts(random, id, today),
    equipment,
    contacts: contactsOf(random, id, { domain, powerUnits }),
  }
}

const randomFleet = (random: Random) =>
  random.weigh([
    [35, random.whole(1, 1)],
    [30, random.whole(2, 6)],
    [20, random.whole(7, 25)],
    [10, random.whole(26, 100)],
    [5, random.whole(101, 800)],
  ])

const prefixed = <P extends 'physical' | 'mailing'>(prefix: P, address: Address) =>
  Object.fromEntries(Object.entries(address).map(([key, value]) => [`${prefix}_${key}`, value])) as {
    [K in keyof Address as `${P}_${K}`]: string
  }

const census = (
  random: Random,
  plan: CarrierPlan,
  {
    powerUnits,
    authority,
    grantedOn,
    equipment,
    today,
  }: {
    powerUnits: number
    authority: AuthorityProfile
    grantedOn: string
    equipment: CarrierRows['equipment']
    today: string
  },
): CarrierRows['census'] => {
  const isKnown = random.chance(0.92)
  const randomOperation =
    authority === 'none' ? random.pick(['A', 'B', 'C']) : random.chance(0.97) ? 'A' : 'C'
  const drawn = random.weigh([
    [95, 'A'],
    [4, 'I'],
    [1, null],
  ] as const)
  return {
    carrier_id: plan.id,
    status_code: plan.status === undefined ? drawn : plan.status,
    carrier_operation: plan.operation ?? randomOperation,
    power_units: powerUnits,
    drivers: Math.max(1, Math.round(powerUnits * (0.8 + random.next() * 0.6))),
    mileage: isKnown ? powerUnits * random.whole(30_000, 120_000) : null,
    mileage_year: isKnown ? NEWEST_YEAR - random.whole(1, 3) : null,
    mcs150_date: random.chance(0.97) ? daysBefore(today, random.whole(5, 900)) : null,
    add_date: daysBefore(grantedOn, random.whole(4, 1_500)),
    hazmat: random.chance(0.08),
    operation_classifications: storedTerms([
      authority === 'none' ? 'Private Property' : 'Authorized For Hire',
    ]),
    cargo_carried: storedTerms(cargoOf(random, equipment)),
    is_prior_revoked: priorRevokedOf(plan.id),
    as_of: daysBefore(today, 12),
  }
}

const FIRST_ORDINARY = 301

/** Of few ordinary carriers the register says that they were registered before; of some it does not say. */
const priorRevokedOf = (id: number): boolean | null => {
  if (id < FIRST_ORDINARY || id % 40 > 1) return false
  return id % 40 === 1 ? true : null
}

const randomFacts = (random: Random, carrier_id: number, today: string): CarrierRows['facts'] => {
  const kinds = ['verified_physical_location_activity', 'verified_manually_entered_identifier'] as const
  return kinds.flatMap(kind => {
    if (random.chance(0.3)) return []
    const verified_on = daysBefore(today, random.whole(1, 300))
    return [{ carrier_id, kind, is_verified: random.chance(0.85), verified_on }]
  })
}
