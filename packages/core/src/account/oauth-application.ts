import type { ClassificationId, CompanyId, Id } from '../shared/ids.ts'

/** The monitor's number of an application. */
export type OAuthApplicationId = Id<'oauth-application'>

/**
 * A program of the company that uses the API, with the classification whose rules it applies.
 *
 * Source: section 7, "Connections and onboarding". Only those with a classification of their own are listed.
 */
export interface OAuthApplication {
  readonly id: OAuthApplicationId
  readonly name: string
  readonly companyId: CompanyId
  readonly explicitClassificationId: ClassificationId
  /** An instant. */
  readonly createdAt: string
}
