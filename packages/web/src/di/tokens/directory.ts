import type { CarrierDirectory, CarrierInsights } from '@fairhaul/core'
import { token } from '../token.ts'

/** Whom one reaches at a carrier, and what was derived about carriers. */
export const DirectoryTokens = {
  CarrierDirectory: token<CarrierDirectory>('CarrierDirectory'),
  CarrierInsights: token<CarrierInsights>('CarrierInsights'),
}
