import type { ConnectionInvitation, Page, SentInvitation } from '@fairhaul/core'
import { ProfileTokens } from '../../di/lazy-tokens.ts'
import type { Resolve } from '../../di/token.ts'
import { AccountTokens } from '../../di/tokens.ts'
import type { Query } from '../../stores/query.ts'
import { addressCheckOf } from './address-check.ts'
import { ResendStore } from './resend-store.ts'

/** Where a carrier has no invitation that can be resent. */
export const NO_INVITATION = {
  title: 'No invitation to resend',
  text: 'This carrier has no open invitation. Invite it instead.',
}

/** The form that sends the newest invitation of a carrier again, which is among those of a query. */
export const newestResend = (
  resolve: Resolve,
  invitations: Query<Page<ConnectionInvitation>, number>,
  newest: () => SentInvitation | null | undefined,
  resent: (invitation: ConnectionInvitation) => void,
): ResendStore =>
  new ResendStore({
    companyId: () => resolve(AccountTokens.AccountStore).user?.company?.id,
    invitation: () => invitations.value?.items.find(({ id }) => id === newest()?.id),
    check: addressCheckOf(resolve),
    invitations: resolve(ProfileTokens.ConnectionInvitations),
    classifications: resolve(ProfileTokens.Classifications),
    resent,
    outdated: () => invitations.reload(),
  })
