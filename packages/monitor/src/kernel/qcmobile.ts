/** The name of the service as the source of a fact. */
export const QCMOBILE = 'QCMobile'

export const QCMOBILE_STATES = ['answers', 'key_refused', 'out_of_order', 'no_answer', 'failed'] as const

/** How the service has answered since a moment, in milliseconds since 1970. */
export interface QcMobileState {
  readonly kind: (typeof QCMOBILE_STATES)[number]
  readonly since: number
}

/** A state as a line of the log. */
export const qcMobileLine = ({ kind, since }: QcMobileState): string =>
  JSON.stringify({
    level: kind === 'answers' ? 'info' : 'warn',
    event: 'qcmobile',
    state: kind,
    since: new Date(since).toISOString(),
  })

/** What the service reports of one carrier now. Null: it does not report it, or in letters that no one knows. */
export interface QcMobileFacts {
  /** A active, I inactive, N none; of property, passengers or household goods, which it does not tell apart. */
  readonly common: 'A' | 'I' | 'N' | null
  readonly contract: 'A' | 'I' | 'N' | null
  readonly broker: 'A' | 'I' | 'N' | null
  /** Whole US dollars of liability insurance on file; 0: none is. */
  readonly bipdOnFile: number | null
  readonly isAllowed: boolean | null
  /** The state of the registration: A active, I inactive. */
  readonly status: 'A' | 'I' | null
  /** A interstate, B intrastate hazmat, C intrastate non-hazmat. */
  readonly operation: 'A' | 'B' | 'C' | null
  readonly isPassengerCarrier: boolean | null
  /** An order out of service, with its day; that is null where it cannot be read. */
  readonly order: { readonly on: string | null } | null
  /** S, C, U; any other as received. */
  readonly rating: string | null
  readonly ratedOn: string | null
}

/**
 * An answer of the service. `busy`: it, or this monitor, takes no request now. After `key_refused`, `out_of_order` and
 * `no_answer` nothing is known of any carrier.
 */
export type QcMobileAnswer =
  | { readonly kind: 'found'; readonly facts: QcMobileFacts }
  | { readonly kind: 'unknown' | 'busy' | 'key_refused' | 'out_of_order' }
  | { readonly kind: 'no_answer' | 'failed'; readonly reason: string }

/** The agency's service for one carrier at a time. It never throws: what goes wrong is an answer. */
export interface QcMobile {
  /** How many answers of each kind came. */
  readonly counts: ReadonlyMap<QcMobileAnswer['kind'], number>
  /** Undefined: nothing was requested yet. */
  readonly state: QcMobileState | undefined
  /** Whether no request starts now. */
  readonly isPaused: boolean
  /** Calls with each other state, and with the first one unless it answers. One function at a time. */
  onState(call: (state: QcMobileState) => void): void
  /** Requests a carrier by its DOT number, digits without leading zeros. */
  request(dotNumber: string): Promise<QcMobileAnswer>
}
