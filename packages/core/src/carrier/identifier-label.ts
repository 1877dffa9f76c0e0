import type { IdentifierType } from './identifiers.ts'

/** The label of each type. Source: section 3, "Identifiers". */
export const IDENTIFIER_LABELS: Readonly<Record<IdentifierType, string>> = {
  MC: 'MC',
  DOT: 'DOT',
  MX: 'MX',
  FF: 'FF',
  SCAC: 'SCAC',
  CVOR: 'CVOR',
  NIR_QC: 'Quebec NIR',
  NSC: 'NSC',
  RFC: 'RFC',
}

/** The label of one type: "Quebec NIR". Source: section 3, "Identifiers". */
export const identifierLabel = (type: IdentifierType): string => IDENTIFIER_LABELS[type]
