import { CallFailed, type Failure, type Refusal } from '@fairhaul/core'

/** Why the monitor refused, in its own words where it has some. */
const sentenceOf = (refusal: Refusal): string => {
  switch (refusal.kind) {
    case 'unauthenticated':
      return refusal.message ?? 'The key is missing or not valid.'
    case 'forbidden':
      return (
        refusal.message ?? 'The plan, the permissions of the person or those of the key do not include this.'
      )
    case 'invalid':
      return refusal.problems.map(({ message }) => message).join(' ') || 'The request is not valid.'
    case 'conflict':
      return refusal.message ?? 'Someone else changed this.'
    case 'not-found':
      return 'It does not exist, or belongs to another company.'
    case 'too-many':
      return 'There were too many requests.'
    case 'redirected':
      return 'The monitor sends this person to another page first. Sign in to the portal.'
  }
}

/** Why a `Fairhaul` has no answer. Its message has the monitor's address and reason. */
export class FairhaulError extends Error {
  /** The monitor's address. */
  readonly address: string
  /** Why the monitor refused. Null: it did not. */
  readonly refusal: Refusal | null
  /** What failed. Null: the monitor refused. */
  readonly failure: Failure | null

  /** Of a refusal, or of a call that failed, which is then the `cause`. */
  constructor(address: string, why: Refusal | CallFailed) {
    const isFailed = why instanceof CallFailed
    super(`${address}: ${isFailed ? why.message : sentenceOf(why)}`, isFailed ? { cause: why } : undefined)
    this.name = 'FairhaulError'
    this.address = address
    this.refusal = isFailed ? null : why
    this.failure = isFailed ? why.failure : null
  }
}
