import type { Classification, ExplicitClassification, UnassignedClassification } from '@fairhaul/core'
import { anAssessment } from '../rules/an-assessment.ts'
import { builder } from '../shared/build.ts'
import { id } from '../shared/ids.ts'

/** Refrigerated freight, as classifications name it. */
export const anExplicitClassification = builder<ExplicitClassification>({ id: id(50), name: 'Refrigerated' })

/** A classification for refrigerated freight that company 1 may elect. */
export const aClassification = builder<Classification>({
  id: id(2),
  isActive: true,
  isByBrokerElection: true,
  companyId: id(1),
  explicitClassification: anExplicitClassification(),
})

/** How a carrier would stand in it: all rules pass. */
export const anUnassignedClassification = builder<UnassignedClassification>({
  classification: aClassification(),
  rulesAssessment: anAssessment(),
})
