import type { Refusal } from '@fairhaul/core'
import { refusal } from '../shared/fake-refusals.ts'
import type { FakeWorld } from '../shared/fake-world.ts'

/** Why rate confirmations are not open to whoever asks. Empty: undefined when they are. */
export const refusedRateConfirmations = ({ user }: FakeWorld): Refusal | undefined => {
  if (user === null) return refusal.unauthenticated
  return user.paywall.canRateConfirmation
    ? undefined
    : refusal.forbidden('Your plan does not include rate confirmations.')
}
