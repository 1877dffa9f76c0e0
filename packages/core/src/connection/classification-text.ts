import type { Classification } from './classification.ts'

/** What a classification is called. Choice: without a kind of freight, "General freight". */
export const classificationName = ({
  explicitClassification,
}: Pick<Classification, 'explicitClassification'>): string =>
  explicitClassification?.name ?? 'General freight'

/** How carriers come into a classification, in words. Source: section 3, "Classification". */
export const classificationText = ({
  isActive,
  isByBrokerElection,
}: Pick<Classification, 'isActive' | 'isByBrokerElection'>): string => {
  if (!isActive) return 'No longer in use'
  return isByBrokerElection ? 'Chosen by the broker' : 'Given by the rules'
}
