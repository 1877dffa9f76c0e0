import type { OAuthApplication } from '../../account/oauth-application.ts'
import type { CancelSignal } from '../../shared/cancel.ts'
import type { CompanyId, UserId } from '../../shared/ids.ts'
import type { Outcome } from '../../shared/outcome.ts'
import type { Page } from '../../shared/page.ts'
import type { Refusal } from '../../shared/refusal.ts'

/** The programs that a company and its users connect with the portal. */
export interface Integrations {
  /**
   * The key by which the user's Outlook add-in signs in. Another's is not found.
   *
   * Source: section 7, "Auth and user".
   */
  outlookKey(
    params: { readonly userId: UserId },
    signal?: CancelSignal,
  ): Promise<Outcome<{ readonly key: string }, Refusal>>
  /**
   * The company's applications that have an explicit classification, 50 a page, by id. Another company is not found.
   *
   * Source: section 7, "Connections and onboarding".
   */
  applications(
    params: { readonly companyId: CompanyId; readonly page?: number },
    signal?: CancelSignal,
  ): Promise<Outcome<Page<OAuthApplication>, Refusal>>
}
