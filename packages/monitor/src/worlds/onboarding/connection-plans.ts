import type { CarrierRows } from '../carriers/carrier-rows.ts'
import { COMPANY } from '../demo/demo-companies.ts'
import { volumeOf } from '../demo/volume.ts'
import { randomFrom } from '../random.ts'
import type { WorldRows } from '../world.ts'

type PacketStatus = NonNullable<WorldRows['onboarding_packets']>[number]['status']

/** The state of a connection. */
export interface ConnectionState {
  readonly status: NonNullable<WorldRows['connections']>[number]['status']
  readonly dismissed?: boolean
  /** Whether the carrier has answered. */
  readonly answered?: boolean
  /** Packet statuses from the oldest to the newest. */
  readonly packets?: readonly PacketStatus[]
  readonly notes?: string
}

/** A connection of the demo. */
export interface ConnectionPlan {
  readonly issuer: number
  readonly carrier: number
  readonly state: ConnectionState
}

const ONBOARDED = 'onboarded'
const OPEN = 'needs_to_onboard'
const BLOCKED = 'do_not_dispatch'

/** Every state of a connection, and how common it is. The last three are in no tab. */
const CONNECTION_STATES: readonly (readonly [weight: number, ConnectionState])[] = [
  [38, { status: ONBOARDED, answered: true, packets: ['complete'] }],
  [6, { status: ONBOARDED, answered: true, packets: ['held', 'complete'] }],
  [5, { status: ONBOARDED, answered: true, packets: ['complete', 'sent'] }],
  [4, { status: ONBOARDED }],
  [5, { status: OPEN, answered: true, packets: ['sent'] }],
  [5, { status: OPEN, answered: true, packets: ['started'] }],
  [4, { status: OPEN, answered: true, packets: ['submitted'] }],
  [2, { status: OPEN, answered: true, packets: ['complete', 'started'] }],
  [2, { status: OPEN, answered: true, packets: ['held', 'submitted'] }],
  [5, { status: OPEN, answered: true, packets: ['held'] }],
  [3, { status: ONBOARDED, answered: true, packets: ['complete', 'held'] }],
  [4, { status: BLOCKED, answered: true, packets: ['complete'], notes: 'Reported by the night desk.' }],
  [2, { status: BLOCKED, notes: 'Double brokered one of our loads.\nAsk Priya before anything else.' }],
  [1, { status: BLOCKED, dismissed: true, answered: true, packets: ['held'] }],
  [4, { status: ONBOARDED, dismissed: true, answered: true, packets: ['complete'] }],
  [2, { status: OPEN, dismissed: true, answered: true, packets: ['held'] }],
  [3, { status: OPEN, answered: true, packets: ['complete'] }],
  [3, { status: OPEN, answered: true }],
  [4, { status: OPEN }],
]

/** The connections of the named carriers; the third, fourth and tenth are in progress. */
const OF_NAMED_CARRIERS: ReadonlyMap<number, ConnectionState> = new Map([
  [2, { status: ONBOARDED, answered: true, packets: ['held', 'complete'] }],
  [3, { status: OPEN, answered: true, packets: ['submitted'] }],
  [4, { status: OPEN, answered: true, packets: ['held'] }],
  [10, { status: OPEN, answered: true, packets: ['complete', 'started'] }],
  [11, { status: OPEN, answered: true, packets: ['sent'] }],
  [12, { status: BLOCKED, answered: true, packets: ['complete'], notes: 'Reported by the night desk.' }],
  [13, { status: ONBOARDED, dismissed: true, answered: true, packets: ['complete'] }],
])

/**
 * Ordinary carriers that are nearly all connected to Northlake, so that its lists have pages in the small world too.
 */
const DENSE = { from: 231, to: 400, share: 0.85 }

/** Whether a carrier is connected to Northlake; after the dense range the share depends on the size of the world. */
const isConnected = (id: number, carriers: number) =>
  id >= DENSE.from &&
  randomFrom(`demo/connected/${id}`).chance(id <= DENSE.to ? DENSE.share : volumeOf(carriers).connected)

const northlake = (carriers: readonly CarrierRows[]): ConnectionPlan[] => {
  const plan = (carrier: number, state: ConnectionState) => ({ issuer: COMPANY.northlake, carrier, state })
  const ordinary = carriers.map(({ carrier: { id } }) => id).filter(id => isConnected(id, carriers.length))
  return [
    ...[...OF_NAMED_CARRIERS].map(([carrier, state]) => plan(carrier, state)),
    ...ordinary.map(id => plan(id, randomFrom(`demo/connection/${id}`).weigh(CONNECTION_STATES))),
  ]
}

/** The connections of Plainview and Cedar Gap. */
const OTHER_COMPANIES: readonly ConnectionPlan[] = [
  [COMPANY.plainview, 2, { status: ONBOARDED, answered: true, packets: ['complete'] }],
  [COMPANY.plainview, 3, { status: OPEN, answered: true, packets: ['started'] }],
  [COMPANY.plainview, 5, { status: BLOCKED, notes: 'Out of service.' }],
  [COMPANY.plainview, 12, { status: ONBOARDED }],
  [COMPANY.cedarGap, 2, { status: ONBOARDED, answered: true, packets: ['complete'] }],
  [COMPANY.cedarGap, 8, { status: OPEN, answered: true, packets: ['sent'] }],
].map(([issuer, carrier, state]) => ({ issuer, carrier, state }) as ConnectionPlan)

/** Every connection of the demo, in the order of their ids. */
export const connectionPlans = (carriers: readonly CarrierRows[]): readonly ConnectionPlan[] => [
  ...northlake(carriers),
  ...OTHER_COMPANIES,
]
