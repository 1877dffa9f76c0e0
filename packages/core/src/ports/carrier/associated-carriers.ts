import type { AssociatedCarrier } from '../../carrier/association/associated-carrier.ts'
import type { AssociationKind } from '../../carrier/association/association-kinds.ts'
import type { BlockByIds, BlockByType } from '../../carrier/association/block-plan.ts'
import type { BlockedCarriers } from '../../carrier/association/block-progress.ts'
import type { CancelSignal } from '../../shared/cancel.ts'
import type { CarrierId } from '../../shared/ids.ts'
import type { Outcome } from '../../shared/outcome.ts'
import type { Page } from '../../shared/page.ts'
import type { Refusal } from '../../shared/refusal.ts'

/** Which associated carriers are asked for. */
export interface AssociatedCarriersParams {
  readonly carrierId: CarrierId
  /** Only carriers that share something of each of these. Empty: all. */
  readonly required: readonly AssociationKind[]
  /** From 1, which is the default; 50 a page. */
  readonly page?: number
}

/** The carriers that share something with one carrier. Source: section 7, "Carriers". */
export interface AssociatedCarriers {
  /** One page, the strongest tie first, id as the last key. */
  list(
    params: AssociatedCarriersParams,
    signal?: CancelSignal,
  ): Promise<Outcome<Page<AssociatedCarrier>, Refusal>>
  /** Sets every carrier that shares one kind of thing to do-not-dispatch. One call for each kind. */
  blockByType(params: BlockByType): Promise<Outcome<BlockedCarriers, Refusal>>
  /** Sets the carriers named to do-not-dispatch. `invalid` on `carrierIds` for one that is not associated. */
  blockByIds(params: BlockByIds): Promise<Outcome<BlockedCarriers, Refusal>>
}
