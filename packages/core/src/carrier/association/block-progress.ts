import { formatCount } from '../../shared/amounts.ts'
import type { CarrierId } from '../../shared/ids.ts'
import type { Outcome } from '../../shared/outcome.ts'
import type { Refusal } from '../../shared/refusal.ts'
import { ASSOCIATION_LABELS } from './association-kinds.ts'
import type { BlockByType } from './block-plan.ts'

/** The result of a blocking call: the carriers that it set to do-not-dispatch. Empty: no carrier shares that kind. */
export interface BlockedCarriers {
  readonly carrierIds: readonly CarrierId[]
  /** For how many of them a decision record was kept. Null or missing: the monitor keeps none by itself. */
  readonly stored?: number | null
}

/** The progress of a plan's calls. Each call of the plan is in one of the three lists. */
export interface BlockProgress {
  readonly succeeded: readonly BlockByType[]
  /** Sent and refused; they can be sent again. */
  readonly refused: readonly { readonly call: BlockByType; readonly refusal: Refusal }[]
  /** Not sent yet, the next one first. */
  readonly waiting: readonly BlockByType[]
  /** Every carrier blocked so far, each once. */
  readonly blocked: readonly CarrierId[]
  /** How many decision records were kept so far. */
  readonly stored: number
}

/** A plan before its first call. Source: section 4, "Do not dispatch". */
export const blockProgress = (plan: readonly BlockByType[]): BlockProgress => ({
  succeeded: [],
  refused: [],
  waiting: plan,
  blocked: [],
  stored: 0,
})

/**
 * The progress after the response to the next waiting call. A refused call does not stop the others, as the calls are
 * independent.
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
        stored: progress.stored + (outcome.value.stored ?? 0),
      }
    : { ...progress, waiting, refused: [...progress.refused, { call, refusal: outcome.refusal }] }
}

/**
 * The calls that remain after a part of the plan failed: the refused ones, then the unsent ones. It is a plan again.
 * Empty: everything is done. Source: section 4, "Do not dispatch".
 */
export const remainingBlockCalls = ({ refused, waiting }: BlockProgress): readonly BlockByType[] => [
  ...refused.map(({ call }) => call),
  ...waiting,
]

const kindsText = (calls: readonly BlockByType[]): string =>
  calls.map(({ kind }) => ASSOCIATION_LABELS[kind]).join(', ')

/**
 * The progress of blocking as text: "Blocked by: E-mails. Still to do: Phones."
 *
 * Source: section 4, "Do not dispatch".
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

/**
 * What a plan did, once all of it is done: "12 carriers marked do not dispatch for your company. 12 records kept."
 *
 * Empty: no record is named where none was kept. Source: section 4, "Do not dispatch".
 */
export const blockDoneText = ({ blocked, stored }: Pick<BlockProgress, 'blocked' | 'stored'>): string => {
  const text = `${formatCount(blocked.length, 'carrier')} marked do not dispatch for your company.`
  return stored === 0 ? text : `${text} ${formatCount(stored, 'record')} kept.`
}
