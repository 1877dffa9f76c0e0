import type { CompanyId } from '../shared/ids.ts'
import type { Classification, UnassignedClassification } from './classification.ts'

/** The name of a classification. Choice: without a kind of freight, "General freight". */
export const classificationName = ({
  explicitClassification,
}: Pick<Classification, 'explicitClassification'>): string =>
  explicitClassification?.name ?? 'General freight'

/** How carriers join a classification, as a text. Source: section 3, "Classification". */
export const classificationText = ({
  isActive,
  isByBrokerElection,
}: Pick<Classification, 'isActive' | 'isByBrokerElection'>): string => {
  if (!isActive) return 'No longer in use'
  return isByBrokerElection ? 'Selected by broker' : 'Assigned by rules'
}

/**
 * Whether a company may elect a classification: in use, open to election, and its own or shared by all companies.
 *
 * Source: section 3, "Classification".
 */
export const isElectable = (
  { isActive, isByBrokerElection, companyId }: Classification,
  company: CompanyId,
): boolean => isActive && isByBrokerElection && (companyId === null || companyId === company)

const byName = (one: Classification, other: Classification): number => {
  const [name, otherName] = [classificationName(one), classificationName(other)]
  return name < otherName ? -1 : name > otherName ? 1 : one.id - other.id
}

/** The classifications that a company may elect, by name, then id. Empty: none. */
export const electableClassifications = (
  classifications: readonly Classification[],
  company: CompanyId,
): readonly Classification[] => classifications.filter(each => isElectable(each, company)).toSorted(byName)

/** The classifications in use, by name, then id. Empty: none. Source: section 3, "Classification". */
export const classificationsInUse = (classifications: readonly Classification[]): readonly Classification[] =>
  classifications.filter(({ isActive }) => isActive).toSorted(byName)

/**
 * The classifications in use that a carrier has, by name, then id: all but those it was assessed for without having them.
 *
 * Empty: none. Source: section 3, "Classification"; section 7, "Carriers".
 */
export const assignedClassifications = (
  classifications: readonly Classification[],
  unassigned: readonly UnassignedClassification[],
): readonly Classification[] => {
  const missing = new Set(unassigned.map(({ classification }) => classification.id))
  return classificationsInUse(classifications).filter(({ id }) => !missing.has(id))
}
