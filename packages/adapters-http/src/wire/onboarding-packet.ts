import type { OnboardingPacket } from '@fairhaul/core'
import type { Reader } from './reader.ts'
import { record } from './record.ts'
import { rulesAssessment } from './rules-assessment.ts'
import { id, instant, nullable, text } from './values.ts'

/** What a carrier fills in and signs. Any status is kept as it came. Source: section 3, "Onboarding packet". */
export const onboardingPacket: Reader<OnboardingPacket> = record({
  id: id<'onboarding-packet'>,
  connection_id: id<'connection'>,
  status: text,
  rules_assessment: nullable(rulesAssessment),
  executed_contract_id: nullable(id<'contract'>),
  created_at: instant,
})
