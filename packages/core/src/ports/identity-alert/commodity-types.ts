import type { CommodityType } from '../../identity-alert/commodity-type.ts'
import type { CancelSignal } from '../../shared/cancel.ts'
import type { Outcome } from '../../shared/outcome.ts'
import type { Page } from '../../shared/page.ts'
import type { Refusal } from '../../shared/refusal.ts'

/** What loads carry. Source: section 7, "Alerts and identity". */
export interface CommodityTypes {
  /** By name, id as the last key; 50 a page from 1. */
  list(
    params: { readonly page?: number },
    signal?: CancelSignal,
  ): Promise<Outcome<Page<CommodityType>, Refusal>>
}
