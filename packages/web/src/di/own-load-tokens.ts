import type { LoadsByNumber } from '@fairhaul/core'
import { token } from './token.ts'

/** Loads that come in by their own number; bound with the other ports of freight. */
export const OwnLoadTokens = {
  LoadsByNumber: token<LoadsByNumber>('LoadsByNumber'),
}
