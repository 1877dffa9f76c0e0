import type { Failure, Refusal } from '@fairhaul/core'
import { type Trouble, troubleOf } from '../trouble/trouble-words.ts'

/** The kinds that only a failure has. */
const isFailure = (trouble: Refusal | Failure): trouble is Failure => 'call' in trouble

/**
 * Why a vehicle list is empty though nobody counted it, in words. `what` names what was asked for: "the vehicles".
 * Section 8.
 */
export const swallowedTrouble = (swallowed: Refusal | Failure, what: string): Trouble => {
  const trouble = isFailure(swallowed)
    ? troubleOf({ kind: 'failed', failure: swallowed, previous: undefined }, what)
    : troubleOf({ kind: 'refused', refusal: swallowed, previous: undefined }, what)
  if (trouble === undefined) throw new Error('What failed or was refused is a trouble')
  return trouble
}
