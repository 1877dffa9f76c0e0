import type { Scope } from '../scopes.ts'

/** That a company has invited the person who has just signed up, and what they may do there. */
export interface OpenInvitation {
  readonly companyName: string
  /** Who invited them; null when not on record. */
  readonly invitedBy: string | null
  readonly scopes: readonly Scope[]
}

/**
 * What is known of an invitation: it was not asked for yet, there is none, one is open, or the person has answered it.
 *
 * Source: section 4, "Sign-in and sign-up".
 */
export type OpenInvitationState =
  | { readonly kind: 'unchecked' }
  | { readonly kind: 'none' }
  | { readonly kind: 'open'; readonly invitation: OpenInvitation }
  | { readonly kind: 'claimed' }
  | { readonly kind: 'left' }

/** What a check for an invitation has shown. Empty: no invitation. Source: section 4, "Sign-in and sign-up". */
export const invitationChecked = (found: OpenInvitation | null): OpenInvitationState =>
  found === null ? { kind: 'none' } : { kind: 'open', invitation: found }

/** "Northlake invites you." with the inviter where on record. Source: section 4, "Sign-in and sign-up". */
export const invitationText = ({ companyName, invitedBy }: OpenInvitation): string =>
  invitedBy === null ? `${companyName} invites you.` : `${invitedBy} of ${companyName} invites you.`
