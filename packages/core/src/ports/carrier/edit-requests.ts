import type { EditRequest, NewEditRequest } from '../../carrier/people/edit-request.ts'
import type { Outcome } from '../../shared/outcome.ts'
import type { Refusal } from '../../shared/refusal.ts'

/** Corrections that brokers ask for. Source: section 7, "Alerts and identity". */
export interface EditRequests {
  /** Sends one. `invalid` on `message` for a blank one, `not-found` for a carrier that is not there. */
  create(params: NewEditRequest): Promise<Outcome<EditRequest, Refusal>>
}
