import {
  type Http,
  httpCarrierInsights,
  httpCarrierTouches,
  httpInsurancePolicies,
} from '@fairhaul/adapters-http'
import { ComparingTokens } from '../../../di/tokens/comparing.ts'
import type { ComparedRecords } from '../../../parts/comparing/compared-records.ts'
import type { Bind } from '../../container.ts'
import { WireTokens } from '../wire-token.ts'

export const bindModule = (bind: Bind): void => {
  bind(ComparingTokens.ComparedRecords).toResolvedValue(
    (wire: Http): ComparedRecords => ({
      policies: httpInsurancePolicies(wire).listActive,
      insights: httpCarrierInsights(wire).ofCarrier,
      areas: httpCarrierTouches(wire).historical,
    }),
    [WireTokens.Http],
  )
}
