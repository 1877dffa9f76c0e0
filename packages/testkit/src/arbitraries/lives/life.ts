import type { Day } from './days.ts'

/** What an authority is for. Only property lets a carrier haul the freight of a broker between states. */
export type AuthorityKind = 'property' | 'household' | 'passengers' | 'border' | 'enterprise' | 'broker'

/** A notice that an authority is to be suspended or revoked. */
export interface Notice {
  readonly servedOn: Day
  readonly effectiveOn: Day
  readonly isSuspension: boolean
  /** The day on which it was carried out, or withdrawn. Null: neither so far, or nothing ever followed. */
  readonly carriedOutOn: Day | null
  readonly withdrawnOn: Day | null
}

/** What is done to an authority. */
export type ActName = 'granted' | 'reinstated' | 'suspended' | 'revoked' | 'withdrawn' | 'given' | 'received'

/** What happened to an authority on a day. */
export interface Act {
  readonly on: Day
  readonly is: ActName
}

/** The acts that begin an authority. */
export const BEGINNINGS: ReadonlySet<ActName> = new Set(['granted', 'reinstated', 'received'])

/** One authority of one docket. */
export interface Authority {
  readonly docket: string
  readonly kind: AuthorityKind
  readonly isContract: boolean
  readonly appliedOn: Day
  /** In order: what begins it and what ends it take turns. */
  readonly acts: readonly Act[]
  readonly notices: readonly Notice[]
  /** Who has the docket since the day of the act `given`. */
  readonly givenTo: number | null
}

/** How a policy ends. */
export type EndName = 'canceled' | 'replaced' | 'renamed' | 'removed'

/** A policy of a carrier. */
export interface Policy {
  readonly docket: string
  readonly kind: 'bipd' | 'cargo'
  readonly isPrimary: boolean
  /** The whole name, and as other files shorten it. */
  readonly insurer: readonly [string, string]
  readonly number: string
  /** Whole US dollars. */
  readonly amount: number
  readonly underlying: number
  readonly from: Day
  readonly filedOn: Day
  /** The first day without it. `removed`: its filing was taken back, which only its absence tells. */
  readonly end: { readonly on: Day; readonly is: EndName; readonly announcedOn: Day } | null
}

/** An order out of service, and its rescission. */
export interface Order {
  readonly on: Day
  readonly reason: string
  readonly rescission: { readonly on: Day; readonly announcedOn: Day } | null
}

/** What really happened to a carrier, by days: nothing of how files tell it. */
export interface Life {
  readonly dot: number
  readonly operation: 'A' | 'B' | 'C'
  readonly isPrivate: boolean
  readonly status: 'A' | 'I' | 'P'
  readonly rating: { readonly letter: 'S' | 'C' | 'U'; readonly on: Day } | null
  readonly authorities: readonly Authority[]
  readonly policies: readonly Policy[]
  readonly orders: readonly Order[]
  readonly inspections: readonly Day[]
}

/** The acts of an authority that have happened by a day. */
export const actsBy = ({ acts }: Authority, day: Day): readonly Act[] => acts.filter(({ on }) => on <= day)

/** Whether an authority is active on a day. */
export const isActiveOn = (authority: Authority, day: Day): boolean => {
  const last = actsBy(authority, day).at(-1)
  return last !== undefined && BEGINNINGS.has(last.is)
}

/** Whether a policy is in force on a day. */
export const isInForceOn = ({ from, end }: Policy, day: Day): boolean =>
  from <= day && (end === null || end.on > day)

const actText = ({ on, is }: Act) => `${is} ${on}`
const noticeText = ({ servedOn, effectiveOn, carriedOutOn }: Notice) =>
  `notice ${servedOn} for ${effectiveOn}${carriedOutOn === null ? '' : ' carried out'}`

/** A life in short, a line for each thing. */
export const lifeLines = (life: Life): readonly string[] => [
  `DOT ${life.dot}: operation ${life.operation}${life.isPrivate ? ', private' : ''}, status ${life.status}, rating ${life.rating?.letter ?? 'none'}`,
  ...life.authorities.map(
    it =>
      `${it.docket} ${it.kind}${it.isContract ? ' (contract)' : ''}: applied ${it.appliedOn}; ${[...it.acts.map(actText), ...it.notices.map(noticeText)].join('; ')}${it.givenTo === null ? '' : ` to DOT ${it.givenTo}`}`,
  ),
  ...life.policies.map(
    it =>
      `${it.docket} ${it.kind} ${it.isPrimary ? 'primary' : 'excess'} $${it.amount} no. ${it.number} from ${it.from}, filed ${it.filedOn}${it.end === null ? '' : `; ${it.end.is} ${it.end.on}, announced ${it.end.announcedOn}`}`,
  ),
  ...life.orders.map(
    ({ on, rescission }) =>
      `ordered out ${on}${rescission === null ? '' : `, rescinded ${rescission.on}, announced ${rescission.announcedOn}`}`,
  ),
  ...(life.inspections.length === 0 ? [] : [`inspected ${life.inspections.join(', ')}`]),
]
