import type { ApiKey, ApiKeyId, CreatedApiKey, NewApiKey } from '../account/api-key.ts'
import type {
  NewWebhook,
  Webhook,
  WebhookDelivery,
  WebhookDeliveryId,
  WebhookId,
  WebhookWithSecret,
} from '../account/webhook.ts'
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

/** What is changed of a webhook. Left out: it stays. */
export interface WebhookChange {
  readonly id: WebhookId
  readonly url?: string
  /** Names that this portal does not know are kept. */
  readonly events?: readonly string[]
  readonly isOn?: boolean
}

/**
 * The webhooks of the company, for those who manage users. Beyond section 7: a monitor without them refuses each call as
 * `not-found`.
 *
 * Source: section 6, "Webhooks".
 */
export interface Webhooks {
  /** 50 a page, the oldest first. Refuses: `forbidden` for anyone else. */
  list(params: { readonly page?: number }, signal?: CancelSignal): Promise<Outcome<Page<Webhook>, Refusal>>
  /**
   * Adds a webhook, whose secret only this response contains. Refuses: `forbidden` without the API in the plan, `invalid` on
   * `url` or `events`, and on no field for a company that has too many.
   */
  create(params: NewWebhook): Promise<Outcome<WebhookWithSecret, Refusal>>
  /** Refuses: `not-found` for one of another company; as `create` does. */
  update(params: WebhookChange): Promise<Outcome<Webhook, Refusal>>
  /** A new secret, which only this response contains. The one before signs too for a day. */
  rotateSecret(params: { readonly id: WebhookId }): Promise<Outcome<WebhookWithSecret, Refusal>>
  /** Removes it with its log. */
  remove(params: { readonly id: WebhookId }): Promise<Outcome<void, Refusal>>
  /** Sends a test once, and says what became of it. */
  sendTest(params: { readonly id: WebhookId }): Promise<Outcome<WebhookDelivery, Refusal>>
  /** What it has delivered and has to deliver, 50 a page, the newest first. */
  deliveries(
    params: { readonly id: WebhookId; readonly page?: number },
    signal?: CancelSignal,
  ): Promise<Outcome<Page<WebhookDelivery>, Refusal>>
  /**
   * Sends a delivery once more, with the same id, and says what became of it. Refuses: `conflict` for one that is being sent
   * or waits for an earlier event of its carrier.
   */
  resend(params: { readonly id: WebhookDeliveryId }): Promise<Outcome<WebhookDelivery, Refusal>>
}
