import type { CarrierId } from '../../shared/ids.ts'
import type { Outcome } from '../../shared/outcome.ts'
import type { Refusal } from '../../shared/refusal.ts'
import { ASSOCIATION_LABELS } from './association-kinds.ts'
import type { BlockByType } from './block-plan.ts'

/** What a blocking call did: the carriers that are do-not-dispatch by it. Empty: nobody shares that kind. */
export interface BlockedCarriers {
  readonly carrierIds: readonly CarrierId[]
}

/** How far the calls of a plan have come. Each call of the plan is in one of the three lists. */
export interface BlockProgress {
  readonly succeeded: readonly BlockByType[]
  /** Asked and refused; they can be asked again. */
  readonly refused: readonly { readonly call: BlockByType; readonly refusal: Refusal }[]
  /** Not asked yet, the next one first. */
  readonly waiting: readonly BlockByType[]
  /** Every carrier that the calls so far have blocked, each once. */
  readonly blocked: readonly CarrierId[]
}

/** A plan before its first call. Source: section 4, "Do not dispatch". */
export const blockProgress = (plan: readonly BlockByType[]): BlockProgress => ({
  succeeded: [],
  refused: [],
  waiting: plan,
  blocked: [],
})

/**
 * The progress after the next waiting call was answered. A refused call does not stop the others: each blocks by
 * itself, and what one has done stays done.
 *
 * Empty: with no call waiting nothing changes. Source: section 4, "Do not dispatch".
 */
export const afterBlockCall = (
  progress: BlockProgress,
  outcome: Outcome<BlockedCarriers, Refusal>,
): BlockProgress => {
  const [call, ...waiting] = progress.waiting
  if (call === undefined) return progress
  return outcome.ok
    ? {
        ...progress,
        waiting,
        succeeded: [...progress.succeeded, call],
        blocked: [...new Set([...progress.blocked, ...outcome.value.carrierIds])],
      }
    : { ...progress, waiting, refused: [...progress.refused, { call, refusal: outcome.refusal }] }
}

/**
 * The calls that are still to be made after a part of the plan failed: the refused ones, then those never asked. It is
 * a plan again. Empty: everything is done. Source: section 4, "Do not dispatch".
 */
export const remainingBlockCalls = ({ refused, waiting }: BlockProgress): readonly BlockByType[] => [
  ...refused.map(({ call }) => call),
  ...waiting,
]

const kindsText = (calls: readonly BlockByType[]): string =>
  calls.map(({ kind }) => ASSOCIATION_LABELS[kind]).join(', ')

/**
 * How a blocking stands, for the broker: "Blocked by: E-mails. Still to do: Phones."
 *
 * Empty: an empty text for a plan without calls. Source: section 4, "Do not dispatch".
 */
export const blockProgressText = (progress: BlockProgress): string =>
  (
    [
      ['Blocked by', kindsText(progress.succeeded)],
      ['Still to do', kindsText(remainingBlockCalls(progress))],
    ] as const
  )
    .filter(([, kinds]) => kinds !== '')
    .map(([head, kinds]) => `${head}: ${kinds}.`)
    .join(' ')
