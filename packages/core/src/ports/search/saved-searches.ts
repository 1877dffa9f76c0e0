import type { NewSavedSearch } from '../../search/saved-search/save-search.ts'
import type { SavedSearch, SavedSearchId } from '../../search/saved-search/saved-search.ts'
import type { CancelSignal } from '../../shared/cancel.ts'
import type { Outcome } from '../../shared/outcome.ts'
import type { Page } from '../../shared/page.ts'
import type { Refusal } from '../../shared/refusal.ts'

/** The searches that the user saved. Source: section 7, "Alerts and identity". */
export interface SavedSearches {
  /** `GET saved_searches`: the user's own, newest first, 50 a page. Source: section 7, "Alerts and identity". */
  list(
    params: { readonly page?: number },
    signal?: CancelSignal,
  ): Promise<Outcome<Page<SavedSearch>, Refusal>>
  /** `POST saved_searches`. Refuses: `invalid` with `name` or `address`. Source: section 7, "Alerts and identity". */
  create(params: NewSavedSearch): Promise<Outcome<SavedSearch, Refusal>>
  /** `DELETE saved_searches/:id`. Refuses: `not-found`, also for another's. Source: section 7, "Alerts and identity". */
  remove(params: { readonly id: SavedSearchId }): Promise<Outcome<void, Refusal>>
}
