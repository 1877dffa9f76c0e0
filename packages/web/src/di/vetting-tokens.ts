import type { Vetting } from '@fairhaul/core'
import { token } from './token.ts'

/** When carriers are decided on again. */
export const VettingTokens = { Vetting: token<Vetting>('Vetting') }
