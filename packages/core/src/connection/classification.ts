import type { RulesAssessment } from '../rules/assessment.ts'
import type { ClassificationId, CompanyId } from '../shared/ids.ts'

/** The kind of freight that a classification names. */
export interface ExplicitClassification {
  readonly id: ClassificationId
  readonly name: string
}

/** A bundle of rules for one kind of freight. Source: section 3, "Classification". */
export interface Classification {
  readonly id: ClassificationId
  readonly isActive: boolean
  /** True: the broker elects its carriers; false: the rules decide. */
  readonly isByBrokerElection: boolean
  /** Null: for every company. */
  readonly companyId: CompanyId | null
  /** Null: for any kind of freight. */
  readonly explicitClassification: ExplicitClassification | null
}

/** How a carrier would be assessed in a classification that it does not have. Source: section 3, "Classification". */
export interface UnassignedClassification {
  readonly classification: Classification
  readonly rulesAssessment: RulesAssessment
}
