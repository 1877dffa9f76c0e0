import type {
  CompanyChangeOrder,
  CompanyChangeOrderId,
} from '../../account/change-order/company-change-order.ts'
import type { CancelSignal } from '../../shared/cancel.ts'
import type { Outcome } from '../../shared/outcome.ts'
import type { Page } from '../../shared/page.ts'
import type { Refusal } from '../../shared/refusal.ts'

/** Changes to the company's record that wait for its decision. Source: section 7, "Company". */
export interface CompanyChangeOrders {
  /** 50 a page, newest first, id as the last key. */
  list(
    params: { readonly page?: number },
    signal?: CancelSignal,
  ): Promise<Outcome<Page<CompanyChangeOrder>, Refusal>>
  /** One change order, as it is listed. Refuses: `not-found` for another company's. */
  find(
    params: { readonly id: CompanyChangeOrderId },
    signal?: CancelSignal,
  ): Promise<Outcome<CompanyChangeOrder, Refusal>>
  /** Refuses: `conflict` for one that was decided already, by whomever. */
  approve(params: { readonly id: CompanyChangeOrderId }): Promise<Outcome<CompanyChangeOrder, Refusal>>
  /** Refuses: as `approve`. */
  reject(params: { readonly id: CompanyChangeOrderId }): Promise<Outcome<CompanyChangeOrder, Refusal>>
}
