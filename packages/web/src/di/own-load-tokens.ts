import type { LoadAudits, LoadsByNumber } from '@fairhaul/core'
import { token } from './token.ts'

/** Loads that come in by their own number, and their audit; bound with the other ports of freight. */
export const OwnLoadTokens = {
  LoadAudits: token<LoadAudits>('LoadAudits'),
  LoadsByNumber: token<LoadsByNumber>('LoadsByNumber'),
}
