import { identifier } from '../carriers/identifiers.ts'
import type { CarrierPlan } from '../carriers/make-carrier.ts'
import { ALL_PASS, type CategoryLabels, planFor } from './carrier-profiles.ts'

/** A carrier with a fixed name and identifiers, for tests and demos. */
export interface NamedCarrier {
  readonly id: number
  readonly name: string
  readonly dba: string | null
  readonly dot: string
  readonly mc: string
  /** What is special about it, in a sentence. */
  readonly summary: string
}

/** The relations of the first demo company to a named carrier, beside the connection. */
export interface NamedRelation {
  readonly subscribed?: boolean
  readonly overrides?: readonly {
    readonly rule: string
    readonly until: 'for ever' | number
    readonly isWithdrawn?: true
  }[]
  readonly alerts?: number
}

interface Profile extends NamedRelation {
  readonly name: string
  readonly dba?: string
  readonly summary: string
  readonly labels?: CategoryLabels
  readonly plan?: Partial<CarrierPlan>
}

const SHARED = { phone: '+12145550188', email: 'office@copperwren.example' }
const SHARED_ADDRESS = {
  street: '4410 TOLLGATE RD',
  city: 'DALLAS',
  state: 'TX',
  postal_code: '75201',
  country: 'US',
}

/** Ids from 1, in this order; add new ones at the end, as DOT and MC numbers follow the position. */
const PROFILES: readonly Profile[] = [
  {
    name: 'NORTHLAKE FREIGHT BROKERS LLC',
    summary: "The first demo company's own record.",
    plan: { authority: 'settled' },
  },
  {
    name: 'EAGLE MESA FREIGHT LLC',
    summary: 'Passes every rule; subscribed and onboarded.',
    labels: ALL_PASS,
    subscribed: true,
  },
  {
    name: 'PRAIRIE LANTERN HAULING INC',
    dba: 'LANTERN EXPRESS',
    summary: 'Fails cargo only: $50,000.',
    labels: { ...ALL_PASS, insurance: 'Fail' },
  },
  {
    name: 'SABLE CREEK TRUCKING LLC',
    summary: 'Incomplete insurance: no cargo policy on record.',
    labels: { ...ALL_PASS, insurance: 'Incomplete' },
  },
  {
    name: 'RUSSET GAP CARTAGE CO',
    summary: 'An out-of-service order is in force.',
    labels: ALL_PASS,
    plan: { safety: 'out of service' },
  },
  {
    name: 'COPPER WREN TRANSPORT LLC',
    summary: 'Authority revoked; shares phone, e-mail and address with the next one.',
    plan: { authority: 'revoked', status: 'I', address: SHARED_ADDRESS, ...SHARED },
    alerts: 3,
  },
  {
    name: 'COPPER WREN TRANSPORT SERVICES LLC',
    summary: 'Looks like the one before under a new number: granted weeks ago.',
    plan: { authority: 'new', address: SHARED_ADDRESS, ...SHARED },
    alerts: 1,
  },
  {
    name: 'TARNHOLM BULK TRANSPORT INC',
    summary: 'Cargo failure overridden for ever.',
    labels: { ...ALL_PASS, insurance: 'Override' },
    overrides: [{ rule: 'cargo_at_least_100000', until: 'for ever' }],
    subscribed: true,
  },
  {
    name: 'MARIGOLD RIDGE FLATBED LLC',
    summary: 'Cargo failure whose override has expired: fails again.',
    labels: { ...ALL_PASS, insurance: 'Fail' },
    overrides: [{ rule: 'cargo_at_least_100000', until: -10 }],
  },
  {
    name: 'HALVERSHAW REFRIGERATED LLC',
    summary: 'Fails cargo and inspection; both overridden, one until next month.',
    labels: { ...ALL_PASS, insurance: 'Override', operations: 'Override' },
    overrides: [
      { rule: 'cargo_at_least_100000', until: 'for ever' },
      { rule: 'inspected_within_last_24_months', until: 30 },
    ],
  },
  {
    name: 'OCHRE BLUFF LOGISTICS CORP',
    summary: 'Passes every rule; subscribed, has still to onboard.',
    labels: ALL_PASS,
    subscribed: true,
  },
  {
    name: 'GREYSTONE NOTCH HAULERS INC',
    summary: 'Passes every rule, yet do not dispatch.',
    labels: ALL_PASS,
    alerts: 2,
  },
  {
    name: 'DRIFTWOOD LANDING DRAYAGE LLC',
    summary: 'A dismissed connection.',
    labels: ALL_PASS,
  },
  {
    name: 'YARDLENWICK MOTOR LINES LLC',
    summary: 'Too young: authority of three to six months; an override was taken back.',
    labels: { ...ALL_PASS, authority: 'Fail' },
    overrides: [{ rule: 'authority_age_at_least_6_months', until: 'for ever', isWithdrawn: true }],
  },
  {
    name: 'PINYON FLATS CARRIERS INC',
    summary: 'Nothing is known but its registration: incomplete in all three.',
    labels: { authority: 'Incomplete', insurance: 'Incomplete', operations: 'Incomplete' },
  },
  {
    name: 'UMBER QUARRY HEAVY HAUL LLC',
    summary: 'Fails all three categories.',
    labels: { authority: 'Fail', insurance: 'Fail', operations: 'Fail' },
  },
]

const dotOf = (id: number) => String(9_000_000 + id)
const mcOf = (id: number) => String(3_000_000 + id)

export const namedCarriers: readonly NamedCarrier[] = PROFILES.map(({ name, dba, summary }, place) => ({
  id: place + 1,
  name,
  dba: dba ?? null,
  dot: dotOf(place + 1),
  mc: mcOf(place + 1),
  summary,
}))

export const namedPlans = (today: string): readonly (CarrierPlan & { readonly relation: NamedRelation })[] =>
  PROFILES.map((profile, place) => {
    const id = place + 1
    const base =
      profile.labels === undefined
        ? { id, country: 'US' as const, isVerified: true, operation: 'A' as const }
        : planFor(id, profile.labels, today)
    return {
      powerUnits: 12,
      ...base,
      ...profile.plan,
      legalName: profile.name,
      dbaName: profile.dba ?? null,
      identifiers: [identifier(id, 'DOT', dotOf(id)), identifier(id, 'MC', mcOf(id))],
      relation: profile,
    }
  })
