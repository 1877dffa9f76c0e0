import type { ApiKey, ApiKeyId, CreatedApiKey, NewApiKey } from '../account/api-key.ts'
import type { OAuthApplication } from '../account/oauth-application.ts'
import type { CancelSignal } from '../shared/cancel.ts'
import type { CompanyId, UserId } from '../shared/ids.ts'
import type { Outcome } from '../shared/outcome.ts'
import type { Page } from '../shared/page.ts'
import type { Refusal } from '../shared/refusal.ts'

/** The programs that a company and its users connect to the portal. */
export interface Integrations {
  /**
   * The API key of the user's Outlook add-in. Another user's is not found.
   *
   * Source: section 7, "Auth and user".
   */
  outlookKey(
    params: { readonly userId: UserId },
    signal?: CancelSignal,
  ): Promise<Outcome<{ readonly key: string }, Refusal>>
  /**
   * The company's applications with an explicit classification, 50 a page, by id. Another company is not found.
   *
   * Source: section 7, "Connections and onboarding".
   */
  applications(
    params: { readonly companyId: CompanyId; readonly page?: number },
    signal?: CancelSignal,
  ): Promise<Outcome<Page<OAuthApplication>, Refusal>>
}

/**
 * The API keys of the caller, and for someone who manages users those of the whole company. Beyond section 7: a monitor
 * without them refuses each call as `not-found`.
 *
 * Source: section 6, "API keys".
 */
export interface ApiKeys {
  /** 50 a page, newest first, id as the last key; revoked and expired ones too. */
  list(params: { readonly page?: number }, signal?: CancelSignal): Promise<Outcome<Page<ApiKey>, Refusal>>
  /**
   * Makes a key, which only this response contains. Refuses: `forbidden` without the API in the plan, `invalid` on `name`
   * or `scopes`, and on no field for someone who has too many keys.
   */
  create(params: NewApiKey): Promise<Outcome<CreatedApiKey, Refusal>>
  /** The key stops working at once; a second time changes nothing. Refuses: `not-found` for a key of someone else. */
  revoke(params: { readonly id: ApiKeyId }): Promise<Outcome<void, Refusal>>
}
