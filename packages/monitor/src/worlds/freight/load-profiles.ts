import type { TableRow } from '../../database/schema.ts'

/** When the window of a stop is: long over, over since yesterday, running all day, or in the future. */
export type WindowPlace = 'long over' | 'over' | 'running' | 'to come' | 'unknown'

/** The last event logged at a stop. */
export type Logged = 'nothing' | 'arrival' | 'handling' | 'departure'

/** One kind of load of the demo. */
export interface LoadProfile {
  readonly status: TableRow<'loads'>['status']
  readonly tracking: TableRow<'loads'>['tracking_status']
  /** Each stop by its window and its last event; the first is a pickup, the others are deliveries. */
  readonly stops: readonly (readonly [WindowPlace, Logged])[]
  /** Its assignment: a truck, a carrier without a truck, or none. */
  readonly has: 'truck' | 'carrier' | 'nobody'
  /** Short: below the trackable miles. Unknown: no miles on record. */
  readonly miles?: 'short' | 'unknown'
  /** The truck was seen every hour for days. */
  readonly isLongTrace?: true
}

const done = ['over', 'departure'] as const
const ahead = ['to come', 'nothing'] as const
const past = ['long over', 'departure'] as const

/** Every status, tracking status and exception of section 4; the first ones of a company come in this order. */
export const LOAD_PROFILES: readonly (readonly [weight: number, profile: LoadProfile])[] = [
  [2, { status: 'progress', tracking: 'tracking', stops: [past, ahead], has: 'truck', isLongTrace: true }],
  [14, { status: 'available', tracking: 'not_started', stops: [ahead, ahead], has: 'nobody' }],
  [12, { status: 'covered', tracking: 'not_started', stops: [ahead, ahead], has: 'truck' }],
  [6, { status: 'covered', tracking: 'no_eld_connection', stops: [ahead, ahead], has: 'truck' }],
  [5, { status: 'covered', tracking: 'not_started', stops: [['running', 'nothing'], ahead], has: 'carrier' }],
  [18, { status: 'progress', tracking: 'tracking', stops: [done, ahead], has: 'truck' }],
  [8, { status: 'progress', tracking: 'tracking', stops: [['running', 'nothing'], ahead], has: 'truck' }],
  [6, { status: 'progress', tracking: 'tracking', stops: [['over', 'nothing'], ahead], has: 'truck' }],
  [5, { status: 'progress', tracking: 'tracking', stops: [['over', 'arrival'], ahead], has: 'truck' }],
  [5, { status: 'progress', tracking: 'tracking', stops: [['over', 'handling'], ahead], has: 'truck' }],
  [6, { status: 'delayed', tracking: 'tracking', stops: [past, ['over', 'nothing']], has: 'truck' }],
  [4, { status: 'delayed', tracking: 'tracking', stops: [past, ['over', 'arrival']], has: 'truck' }],
  [5, { status: 'delayed', tracking: 'tracking_interrupted', stops: [done, ahead], has: 'truck' }],
  [3, { status: 'progress', tracking: 'terminated', stops: [done, ahead], has: 'truck' }],
  [3, { status: 'progress', tracking: 'unable_to_track', stops: [done, ahead], has: 'truck' }],
  [5, { status: 'progress', tracking: 'not_eligible', stops: [done, ahead], has: 'truck', miles: 'short' }],
  [3, { status: 'progress', tracking: 'tracking', stops: [done, ahead], has: 'truck', miles: 'unknown' }],
  [
    5,
    { status: 'progress', tracking: 'tracking', stops: [done, ['running', 'nothing'], ahead], has: 'truck' },
  ],
  [
    2,
    { status: 'available', tracking: 'not_started', stops: [['unknown', 'nothing'], ahead], has: 'nobody' },
  ],
  [30, { status: 'delivered', tracking: 'ended', stops: [past, past], has: 'truck' }],
  [8, { status: 'delivered', tracking: 'not_eligible', stops: [past, past], has: 'truck', miles: 'short' }],
  [6, { status: 'delivered', tracking: 'ended', stops: [past, past, past], has: 'truck' }],
  [
    6,
    { status: 'cancelled', tracking: 'not_started', stops: [['long over', 'nothing'], ahead], has: 'nobody' },
  ],
  [3, { status: 'cancelled', tracking: 'terminated', stops: [['over', 'arrival'], ahead], has: 'truck' }],
  [
    5,
    { status: 'assumed_delivered', tracking: 'ended', stops: [past, ['long over', 'nothing']], has: 'truck' },
  ],
]
