/** The authorities of which the register has a history. Other: a forwarder's, or one of an unknown kind. */
export type AuthorityName = 'common' | 'contract' | 'broker' | 'other'

/**
 * What authority to carry is for. Common: freight in general. Border: of carriers of Mexico, in commercial zones. Enterprise:
 * international cargo only. Other: a kind that we do not know.
 */
export const AUTHORITY_KINDS = ['common', 'household', 'passenger', 'border', 'enterprise', 'other'] as const
export type AuthorityKind = (typeof AUTHORITY_KINDS)[number]

/** The same, and what allows no hauling. */
export type MotusAuthorityKind = AuthorityKind | 'broker' | 'forwarder'
