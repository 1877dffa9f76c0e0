/** What decides whether a search may show a carrier. */
export interface FindableFacts {
  /** Null when none is on record. */
  readonly legalName: string | null
  /** Whether its census record was checked against the agency's. */
  readonly isCensusVerified: boolean
  /** Whether each of its identifiers was checked, those that were typed in by hand included. */
  readonly areIdentifiersVerified: readonly boolean[]
}

/**
 * Whether a carrier may stand among the results of a search: it has a legal name, and its census or one of its
 * identifiers is verified.
 *
 * Choice: a legal name of blanks is none.
 * Source: section 5, "Findable carriers".
 */
export const isFindable = ({ legalName, isCensusVerified, areIdentifiersVerified }: FindableFacts): boolean =>
  legalName !== null && legalName.trim() !== '' && (isCensusVerified || areIdentifiersVerified.includes(true))
