import type { Vetting } from '@fairhaul/core'
import type { Resolve } from '../../../../di/token.ts'
import { AccountTokens } from '../../../../di/tokens.ts'
import { VettingTokens } from '../../../../di/vetting-tokens.ts'

/** Re-vetting, for a plan with rules. Null: one without. */
export const vettingFor = (resolve: Resolve): Vetting | null =>
  resolve(AccountTokens.AccountStore).user?.paywall.canRule === true ? resolve(VettingTokens.Vetting) : null
