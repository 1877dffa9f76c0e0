import { paths } from '../routes/paths.ts'
import { type CarrierId, parseId } from '../shared/ids.ts'
import { NESTED_QUERY_CHARACTERS_MAX, readNestedQuery } from '../shared/nested-query.ts'
import { textAt, wholeNumberAt } from '../shared/query-values.ts'
import type { ConnectionInvitationId } from './connection-invitation.ts'

/** The list of the company's invitations of carriers, as stored in the URL. */
export interface CarrierInvitationsAddress {
  /** Only those of this carrier. Null: of all carriers. */
  readonly carrierId: CarrierId | null
  /** From 1. */
  readonly page: number
  /** The invitation that is open over the list. Null: none. */
  readonly open: ConnectionInvitationId | null
}

/** All invitations, the newest first. */
export const ALL_CARRIER_INVITATIONS: CarrierInvitationsAddress = { carrierId: null, page: 1, open: null }

/**
 * Reads the list of invitations from the query of its screen, with or without its question mark.
 *
 * Empty: of all carriers, page 1. Refuses: nothing; what is invalid is as if missing.
 * Source: section 3, "Connection invitation"; section 2, "Nested query strings".
 */
export const readCarrierInvitationsAddress = (search: string): CarrierInvitationsAddress => {
  const query = readNestedQuery(search.slice(0, NESTED_QUERY_CHARACTERS_MAX))
  return {
    carrierId: parseId<'carrier'>(textAt(query, 'carrier')) ?? null,
    page: wholeNumberAt(query, 'page') || 1,
    open: parseId<'connection-invitation'>(textAt(query, 'open')) ?? null,
  }
}

/** The path of a list of invitations. Defaults are omitted. Source: section 3, "Connection invitation". */
export const carrierInvitationsPath = (address: Partial<CarrierInvitationsAddress> = {}): string => {
  const { carrierId, page, open } = { ...ALL_CARRIER_INVITATIONS, ...address }
  return paths.carrierInvitations({ carrier: carrierId, page: page > 1 ? page : null, open })
}
