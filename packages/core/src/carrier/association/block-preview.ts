import type { CarrierId } from '../../shared/ids.ts'
import { done, type Outcome, refused } from '../../shared/outcome.ts'
import type { Problem } from '../../shared/refusal.ts'
import { formatCount } from '../../shared/amounts.ts'
import type { AssociatedCarrier } from './associated-carrier.ts'
import { ASSOCIATION_KINDS, type AssociationKind } from './association-kinds.ts'
import { type BlockByIds, blockByIdsPlan } from './block-plan.ts'
import { sharedKinds } from './shared-text.ts'

/** The most carriers of one call. Source: section 4, "Do not dispatch"; the server's limit. */
const BLOCKED_IDS_MAX = 500

/** What blocking some carriers would change. */
export interface BlockPreview {
  /** Carriers that become do-not-dispatch. */
  readonly changed: readonly AssociatedCarrier[]
  /** Those of them that are onboarded now. */
  readonly onboarded: readonly AssociatedCarrier[]
  /** Carriers that already are do-not-dispatch. */
  readonly already: readonly AssociatedCarrier[]
}

/** The carriers that share one of these kinds. Source: section 4, "Do not dispatch". */
export const carriersSharing = (
  carriers: readonly AssociatedCarrier[],
  kinds: readonly AssociationKind[],
): readonly AssociatedCarrier[] =>
  carriers.filter(({ shared }) => sharedKinds(shared).some(kind => kinds.includes(kind)))

/** What blocking these carriers would change. Source: section 4, "Do not dispatch". */
export const blockPreview = (carriers: readonly AssociatedCarrier[]): BlockPreview => {
  const changed = carriers.filter(({ connection }) => connection?.status !== 'do_not_dispatch')
  return {
    changed,
    onboarded: changed.filter(({ connection }) => connection?.status === 'onboarded'),
    already: carriers.filter(({ connection }) => connection?.status === 'do_not_dispatch'),
  }
}

/**
 * The preview as text: "5 carriers become do not dispatch for your company, 1 of them onboarded now. 2 already are."
 *
 * Empty: "Nothing changes." Source: section 4, "Do not dispatch"; the wording is ours.
 */
export const blockPreviewText = ({ changed, onboarded, already }: BlockPreview): string => {
  const before =
    already.length === 0 ? '' : ` ${already.length} already ${already.length === 1 ? 'is' : 'are'}.`
  if (changed.length === 0) return `Nothing changes.${before}`
  const verb = changed.length === 1 ? 'becomes' : 'become'
  const now = onboarded.length === 0 ? '' : `, ${onboarded.length} of them onboarded now`
  return `${formatCount(changed.length, 'carrier')} ${verb} do not dispatch for your company${now}.${before}`
}

/**
 * The calls that block chosen carriers: one for each kind of thing, as a call names one kind, each carrier in the call
 * of the first kind that it shares.
 *
 * Refuses: nothing chosen, and more than 500 (field `carrierIds`). Notes are trimmed; blank ones are null.
 * Source: section 4, "Do not dispatch".
 */
export const blockChosenPlan = (wish: {
  readonly carrierId: CarrierId
  readonly chosen: readonly AssociatedCarrier[]
  readonly notes: string
}): Outcome<readonly BlockByIds[], readonly Problem[]> => {
  const { carrierId, chosen, notes } = wish
  if (chosen.length > BLOCKED_IDS_MAX)
    return refused([{ field: 'carrierIds', message: `Choose at most ${BLOCKED_IDS_MAX} carriers.` }])
  const calls = ASSOCIATION_KINDS.flatMap(kind => {
    const carrierIds = chosen.filter(({ shared }) => sharedKinds(shared)[0] === kind).map(({ id }) => id)
    const plan = blockByIdsPlan({ carrierId, kind, carrierIds, notes })
    return plan.ok ? [plan.value] : []
  })
  return calls.length === 0
    ? refused([{ field: 'carrierIds', message: 'Choose at least one carrier to block.' }])
    : done(calls)
}
