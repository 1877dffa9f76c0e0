import type { Refusal } from '@fairhaul/core'
import { refusal } from '../shared/fake-refusals.ts'
import type { FakeWorld } from '../shared/fake-world.ts'

/** Why rate confirmations are not open to a user. Empty: undefined when they are. */
export const refusedRateConfirmations = ({ user }: FakeWorld): Refusal | undefined =>
  user?.paywall.canRateConfirmation === true
    ? undefined
    : refusal.forbidden('Your plan does not include rate confirmations.')
