import type { VerdictReason } from './assessment/verdict-reasons.ts'
import type { Outcome } from './assessment/worst-outcome.ts'

/** The kinds of changes in a digest. */
export const DIGEST_KINDS = ['verdict', 'authority', 'insurance', 'contact', 'safety', 'alert'] as const
export type DigestKind = (typeof DIGEST_KINDS)[number]

/** How often a person gets one. */
export const FREQUENCIES = ['off', 'daily', 'weekly'] as const
export type Frequency = (typeof FREQUENCIES)[number]

/** One change of one carrier. */
export interface DigestLine {
  readonly kind: DigestKind
  readonly carrier_id: number
  readonly name: string
  readonly text: string
  /** Of a verdict: what decides it, hidden rules included, for the user who reads the line. */
  readonly because?: { readonly verdict: Outcome; readonly reasons: readonly VerdictReason[] }
}
