import { endOn } from '../../rules/assessment/tied.ts'
import type { WireIdentityTie } from '../wire-cautions.ts'
import type { Tie } from './carrier-ties.ts'

interface Seen {
  readonly seesSafety: boolean
  readonly today: string
  readonly blocked: ReadonlySet<number>
}

/** Why a carrier should not be used. Undefined: nothing is known, as far as this user may see it. */
const reasonOf = (
  tie: Tie,
  { seesSafety, today, blocked }: Seen,
): Pick<WireIdentityTie, 'is_type' | 'on'> | undefined => {
  const { is_prior, reported_on, carrier_id } = tie
  const ended = endOn(tie, today, seesSafety)
  if (is_prior || ended?.is_type === 'revoked')
    return { is_type: 'revoked', on: ended?.is_type === 'revoked' ? ended.on : null }
  if (ended !== null) return { is_type: 'out_of_service', on: ended.on }
  if (reported_on !== null) return { is_type: 'reported', on: reported_on }
  return carrier_id !== null && blocked.has(carrier_id) ? { is_type: 'do_not_dispatch', on: null } : undefined
}

const byCarrier = (one: Tie, other: Tie) =>
  (one.carrier_id ?? Number.MAX_SAFE_INTEGER) - (other.carrier_id ?? Number.MAX_SAFE_INTEGER)

/**
 * Of the carriers that a carrier is tied to, those that should not be used, by carrier. Who may not see safety data gets no
 * orders out of service. `blocked` are the carriers that the company has set to do-not-dispatch.
 */
export const identityTiesOf = (ties: readonly Tie[], seen: Seen): WireIdentityTie[] =>
  ties.toSorted(byCarrier).flatMap(tie => {
    const reason = reasonOf(tie, seen)
    const { carrier_id, legal_name, dot_number, is_prior, shared } = tie
    return reason === undefined
      ? []
      : [{ carrier_id, legal_name, dot_number, ...reason, is_prior, shared: [...shared] }]
  })
