import type { CompanyId, UserId } from '../shared/ids.ts'
import { displayName } from './person.ts'
import type { CurrentUser } from './user.ts'

/** The company of a chat person. */
export interface ChatCompany {
  readonly id: CompanyId | null
  readonly legalName: string | null
  /** An instant. */
  readonly createdAt: string | null
  readonly planId: string | null
  readonly status: string | null
}

/** Everything that the chat receives about a person. Source: section 1, "Chat widget". */
export interface ChatPerson {
  readonly userId: UserId
  readonly verificationHash: string
  readonly name: string
  readonly email: string
  readonly phoneE164: string | null
  /** An instant. */
  readonly createdAt: string
  readonly company: ChatCompany | null
}

/**
 * The chat payload of the signed-in user.
 *
 * Empty: null without a signed-in user. A user without names is shown by their address.
 * Refuses: null without a verification hash, as anyone could chat in another's name.
 * Source: section 1, "Chat widget".
 */
export const chatPersonOf = (user: CurrentUser | null): ChatPerson | null => {
  if (user === null || user.chatVerificationHash === null) return null
  const { id, email, phoneE164, createdAt, company, chatVerificationHash } = user
  return {
    userId: id,
    verificationHash: chatVerificationHash,
    name: displayName(user),
    email,
    phoneE164,
    createdAt,
    company:
      company === null
        ? null
        : {
            id: company.id,
            legalName: company.legalName,
            createdAt: company.createdAt,
            planId: company.planId,
            status: company.status,
          },
  }
}
