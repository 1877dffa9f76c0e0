/** The identifier types a carrier may hold. Source: section 3, "Identifiers", in its order. */
export const IDENTIFIER_TYPES = ['MC', 'DOT', 'MX', 'FF', 'SCAC', 'CVOR', 'NIR_QC', 'NSC', 'RFC'] as const

/** One of `IDENTIFIER_TYPES`. Source: section 3, "Identifiers". */
export type IdentifierType = (typeof IDENTIFIER_TYPES)[number]

/** A number or code that a register gave a carrier. Source: section 3, "Identifiers". */
export interface Identifier {
  readonly type: IdentifierType
  /** The value in the register, without its type: `123456`, `R-123456-7`. */
  readonly value: string
  /** The province of an NSC number, two letters; null for every other type, and when it is not on record. */
  readonly region: string | null
  /** A docket whose authorities are known, and none is active. Left out or null: not known to be one. */
  readonly isFormer?: boolean | null
}
