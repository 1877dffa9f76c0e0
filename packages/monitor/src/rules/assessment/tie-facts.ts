import type { TieBy } from '../terms/finding-value.ts'

/** How many values of a kind two carriers have in common that so many carriers have. */
export interface SharedByTied {
  readonly is_type: Exclude<TieBy, 'prior'>
  readonly count: number
  readonly carriers_count: number
}

/** How a carrier ended, whatever the day. */
export interface EndsOfCarrier {
  /** The days on which its authority was revoked, none of which a later grant followed, the first one first. */
  readonly revoked_on: readonly string[]
  /** Orders by which it may not operate. Null: the day is not on record; or nothing ends it. */
  readonly orders: readonly { readonly on: string | null; readonly until: string | null }[]
}

/** A carrier that agrees with another in something that tells, or was it. */
export interface TieFact extends EndsOfCarrier {
  /** Null: it is not on record. */
  readonly dot: string | null
  /** What tells most of what both have; an earlier registration before all. */
  readonly by: TieBy
}
