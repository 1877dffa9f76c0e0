import type { CurrentUser } from '@fairhaul/core'
import { aPaywall } from './a-paywall.ts'
import { aUser } from './a-user.ts'

/** Somebody who has just given their code for the first time: no names, no company, and nothing is open to them. */
export const aNewUser = (change: Partial<CurrentUser> = {}): CurrentUser =>
  aUser({
    firstName: null,
    lastName: null,
    email: 'new@northlake.example',
    phoneE164: null,
    scopes: [],
    company: null,
    paywall: aPaywall({
      canApi: false,
      canApiWithInsights: false,
      canConnect: false,
      canRule: false,
      canLaneSearch: false,
      canRateConfirmation: false,
      canExport: false,
      canExportWithInsights: false,
      canViewInsights: false,
      canViewInsuranceCertificates: false,
    }),
    ...change,
  })
