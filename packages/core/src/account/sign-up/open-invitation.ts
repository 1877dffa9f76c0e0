import type { Scope } from '../scopes.ts'

/** An invitation by a company to the person who has just signed up, and their scopes there. */
export interface OpenInvitation {
  readonly companyName: string
  /** Who invited them; null when not on record. */
  readonly invitedBy: string | null
  readonly scopes: readonly Scope[]
}

/**
 * The state of an invitation: not checked yet, none, open, or answered by the person.
 *
 * Source: section 4, "Sign-in and sign-up".
 */
export type OpenInvitationState =
  | { readonly kind: 'unchecked' }
  | { readonly kind: 'none' }
  | { readonly kind: 'open'; readonly invitation: OpenInvitation }
  | { readonly kind: 'claimed' }
  | { readonly kind: 'left' }

/** The result of a check for an invitation. Empty: no invitation. Source: section 4, "Sign-in and sign-up". */
export const invitationChecked = (found: OpenInvitation | null): OpenInvitationState =>
  found === null ? { kind: 'none' } : { kind: 'open', invitation: found }

/** "Northlake invited you to join.", with the inviter if on record. Source: section 4, "Sign-in and sign-up". */
export const invitationText = ({ companyName, invitedBy }: OpenInvitation): string =>
  invitedBy === null
    ? `${companyName} invited you to join.`
    : `${invitedBy} of ${companyName} invited you to join.`
