import type { OAuthApplication } from '@fairhaul/core'
import type { Reader } from './reader.ts'
import { record } from './record.ts'
import { id, instant, text } from './values.ts'

/** A program of the company that uses the API. Source: section 7, "Connections and onboarding". */
export const oauthApplication: Reader<OAuthApplication> = record({
  id: id<'oauth-application'>,
  name: text,
  company_id: id<'company'>,
  explicit_classification_id: id<'classification'>,
  created_at: instant,
})
