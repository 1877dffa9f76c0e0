import type { InsuranceActivity, InsuranceCertificateRequest, InsurancePolicy } from '@fairhaul/core'
import { aPolicy } from '../../builders/index.ts'

/** The rows of the fakes about insurances. */
export interface InsuranceWorld {
  insurancePolicies: InsurancePolicy[]
  /** The requests of the company of whoever is signed in. */
  certificateRequests: InsuranceCertificateRequest[]
  insuranceActivities: InsuranceActivity[]
}

/** One cargo policy of the usual carrier, for which nobody has requested a certificate. */
export const insuranceWorld = (): InsuranceWorld => ({
  insurancePolicies: [aPolicy()],
  certificateRequests: [],
  insuranceActivities: [],
})
