/** A problem with the submitted data. `field` is a name of core (`expiresOn`), null for the whole. */
export interface Problem {
  readonly field: string | null
  readonly message: string
}

interface WithRequestId {
  /** The reference to quote to support. Null: the response had none. */
  readonly requestId: string | null
}

/**
 * A refusal the caller is expected to handle.
 *
 * Source: section 8, "General handling" for 401, 403, 404 and 422; section 8, "Sign in" for 409 and 429.
 */
export type Refusal =
  /** `message`: why, as a key that has expired or was revoked. Missing: the response does not say. */
  | ({ readonly kind: 'unauthenticated'; readonly message?: string } & WithRequestId)
  | ({ readonly kind: 'forbidden'; readonly message: string | null } & WithRequestId)
  | ({ readonly kind: 'not-found' } & WithRequestId)
  | ({ readonly kind: 'conflict'; readonly message: string | null } & WithRequestId)
  | ({ readonly kind: 'invalid'; readonly problems: readonly Problem[] } & WithRequestId)
  | ({ readonly kind: 'too-many'; readonly retryAfterSeconds: number | null } & WithRequestId)
  /** 406 and 418: the browser is being redirected; there is nothing to show. Section 8. */
  | ({ readonly kind: 'redirected'; readonly to: RedirectTarget } & WithRequestId)

/** The destination of a 406 (an address) or a 418 (the pending access review). Section 8, "General handling". */
export type RedirectTarget =
  | { readonly kind: 'address'; readonly url: string }
  | { readonly kind: 'pending-access-review' }
