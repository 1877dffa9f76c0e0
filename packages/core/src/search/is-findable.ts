/** The facts that decide whether a search can show a carrier. */
export interface FindableFacts {
  /** Null when none is on record. */
  readonly legalName: string | null
  /** Whether its census record was verified with the agency. */
  readonly isCensusVerified: boolean
  /** Whether each of its identifiers was verified, including those entered by hand. */
  readonly areIdentifiersVerified: readonly boolean[]
}

/**
 * Whether a carrier can be a search result: it has a legal name, and its census or one of its identifiers is verified.
 *
 * Choice: a blank legal name counts as none.
 * Source: section 5, "Findable carriers".
 */
export const isFindable = ({ legalName, isCensusVerified, areIdentifiersVerified }: FindableFacts): boolean =>
  legalName !== null && legalName.trim() !== '' && (isCensusVerified || areIdentifiersVerified.includes(true))
