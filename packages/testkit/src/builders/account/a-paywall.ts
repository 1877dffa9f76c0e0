import type { Paywall } from '@fairhaul/core'
import { builder } from '../shared/build.ts'

/** A plan of the main brand that opens everything, without limits. */
export const aPaywall = builder<Paywall>({
  isWatchdog: false,
  canApi: true,
  canApiWithInsights: true,
  canConnect: true,
  canRule: true,
  canLaneSearch: true,
  canRateConfirmation: true,
  canExport: true,
  canExportWithInsights: true,
  canViewInsights: true,
  canViewInsuranceCertificates: true,
  limits: { carrierSearches: null },
  usage: { carrierSearchesCount: 0 },
})
