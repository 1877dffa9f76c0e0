import type { Directory, DirectoryUser } from '../../carrier/directory/directory.ts'
import type { DirectoryPart } from '../../carrier/directory/directory-parts.ts'
import type { DirectoryRow } from '../../carrier/directory/directory-rows.ts'
import type { CancelSignal } from '../../shared/cancel.ts'
import type { CarrierId } from '../../shared/ids.ts'
import type { Outcome } from '../../shared/outcome.ts'
import type { Page } from '../../shared/page.ts'
import type { Refusal } from '../../shared/refusal.ts'

/** One page of a part of a carrier's directory: from 1, which is the default; 50 a page. */
export interface DirectoryPageParams {
  readonly carrierId: CarrierId
  readonly page?: number
}

/** Whom one reaches at a carrier. Source: section 7, "Carriers". */
export interface CarrierDirectory {
  /** The directory at a glance, with the parts of which there is more. */
  find(params: { readonly carrierId: CarrierId }, signal?: CancelSignal): Promise<Outcome<Directory, Refusal>>
  /** The carrier's users, 50 a page, in the server's stable order. */
  users(params: DirectoryPageParams, signal?: CancelSignal): Promise<Outcome<Page<DirectoryUser>, Refusal>>
  /** The rest of one part: contacts, users, dispatch users or federal information, 50 rows a page. */
  follow(
    params: DirectoryPageParams & { readonly part: DirectoryPart },
    signal?: CancelSignal,
  ): Promise<Outcome<Page<DirectoryRow>, Refusal>>
}
