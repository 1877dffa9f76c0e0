import type { CarrierDetail } from '@fairhaul/core'
import { aCarrierDetail } from '../../builders/index.ts'

/** The rows of the fakes about carriers. */
export interface CarrierWorld {
  carriers: CarrierDetail[]
}

/** The usual carrier alone. */
export const carrierWorld = (): CarrierWorld => ({ carriers: [aCarrierDetail()] })
