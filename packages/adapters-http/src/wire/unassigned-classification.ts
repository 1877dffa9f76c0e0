import type { UnassignedClassification } from '@fairhaul/core'
import { classification } from './classification.ts'
import type { Reader } from './reader.ts'
import { record } from './record.ts'
import { rulesAssessment } from './rules-assessment.ts'

/** How a carrier would stand in a classification that it does not have. Source: section 3, "Classification". */
export const unassignedClassification: Reader<UnassignedClassification> = record({
  classification,
  rules_assessment: rulesAssessment,
})
