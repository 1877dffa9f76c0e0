import type { Area } from '../../search/area.ts'
import type { CancelSignal } from '../../shared/cancel.ts'
import type { Outcome } from '../../shared/outcome.ts'
import type { Refusal } from '../../shared/refusal.ts'

/** Places that a lane may begin and end in. */
export interface Areas {
  /** Areas whose name or code starts with a text. Source: section 7, "Areas and rules". */
  autocomplete(
    ask: { readonly term: string },
    signal?: CancelSignal,
  ): Promise<Outcome<readonly Area[], Refusal>>
}
