import type { MailedCode } from '../carrier/check/mailed-code.ts'
import type { NewOwnCheck } from '../carrier/check/own-check-draft.ts'
import type { OwnCheck } from '../carrier/check/own-check.ts'
import type { CancelSignal } from '../shared/cancel.ts'
import type { CarrierId, OwnCheckCodeId, OwnCheckId } from '../shared/ids.ts'
import type { Outcome } from '../shared/outcome.ts'
import type { Page } from '../shared/page.ts'
import type { Refusal } from '../shared/refusal.ts'

/**
 * What the company checked of carriers by itself: a capability beyond section 7. Source: section 3, "Check of one's own".
 *
 * Refuses: `not-found` from a monitor without it; `forbidden` without rules in the plan, and to record or take back for users
 * who may not override rules.
 */
export interface OwnChecks {
  /** Those of one carrier, newest first, 50 a page. */
  list(
    params: { readonly carrierId: CarrierId; readonly page?: number },
    signal?: CancelSignal,
  ): Promise<Outcome<Page<OwnCheck>, Refusal>>
  /** Records one. `invalid` by field. */
  create(params: NewOwnCheck): Promise<Outcome<OwnCheck, Refusal>>
  /**
   * Mails a code to the address of the carrier on record, which the caller is to read back. `invalid` on `address` where it
   * proves nothing, `too-many` after three an hour.
   */
  sendCode(params: { readonly carrierId: CarrierId }): Promise<Outcome<MailedCode, Refusal>>
  /** Records the check that the caller read a code. `invalid` on `code` for a wrong, old or used one, `not-found`. */
  enterCode(params: {
    readonly id: OwnCheckCodeId
    readonly code: string
  }): Promise<Outcome<OwnCheck, Refusal>>
  /** Takes one back: it decides nothing from then on. `conflict` for one that was taken back before. */
  withdraw(params: { readonly id: OwnCheckId; readonly reason: string }): Promise<Outcome<OwnCheck, Refusal>>
}
