import type { PlaceId } from '../map/place-id.ts'
import type { Area } from '../search/area.ts'
import type { ContactAnswer } from '../search/contact/contact-answer.ts'
import type { ContactChange } from '../search/identity/contact-change.ts'
import type { LaneAreas } from '../search/lane/lane.ts'
import type { LaneAnswer } from '../search/lane/lane-answer.ts'
import type { LaneNarrowing } from '../search/lane/lane-narrowing.ts'
import type { LaneSearchRefusal } from '../search/lane/lane-search-refusal.ts'
import type { NewSavedSearch } from '../search/saved-search/save-search.ts'
import type { SavedSearch, SavedSearchId } from '../search/saved-search/saved-search.ts'
import type { CancelSignal } from '../shared/cancel.ts'
import type { Country } from '../shared/countries.ts'
import type { AreaId, CarrierId } from '../shared/ids.ts'
import type { Outcome } from '../shared/outcome.ts'
import type { Page } from '../shared/page.ts'
import type { Refusal } from '../shared/refusal.ts'

/** The request for ZIP codes that start with one to five digits. */
export interface ZipsParams {
  /** See `readZipPrefix`. */
  readonly prefix: string
  /** From 1, which is the default. */
  readonly page?: number
  /** 10 by default (`ZIP_LOOKUP_SIZE`), 50 at most. */
  readonly pageSize?: number
}

/** Places at which a lane may start and end. Source: section 7, "Areas and rules". */
export interface Areas {
  /** `GET areas/autocomplete`: areas whose name or code starts with a text. Source: section 7, "Areas and rules". */
  autocomplete(
    params: { readonly term: string },
    signal?: CancelSignal,
  ): Promise<Outcome<readonly Area[], Refusal>>
  /** `GET areas/:id`. Refuses: `not-found`. Source: section 7, "Areas and rules". */
  find(params: { readonly id: AreaId }, signal?: CancelSignal): Promise<Outcome<Area, Refusal>>
  /**
   * `GET areas/find_by_place_id`: the area of a place on the map. Refuses: `not-found` for an unknown place.
   */
  findByPlaceId(params: { readonly placeId: PlaceId }, signal?: CancelSignal): Promise<Outcome<Area, Refusal>>
  /**
   * `GET areas`: ZIP codes, by name. Refuses: `invalid` with `prefix` for an impossible start of a ZIP.
   * Source: section 7, "Areas and rules".
   */
  zips(params: ZipsParams, signal?: CancelSignal): Promise<Outcome<Page<Area>, Refusal>>
  /**
   * `GET areas`: countries as areas, by name; all countries of a search by default. Refuses: only `forbidden` and
   * `invalid`; any other error is thrown.
   * Source: section 7, "Areas and rules"; section 8, "General handling".
   */
  countries(
    params: { readonly countries?: readonly Country[] },
    signal?: CancelSignal,
  ): Promise<Outcome<readonly Area[], Refusal>>
}

/** The carriers behind an e-mail or a phone. Source: section 7, "Carriers". */
export interface ContactSearch {
  /** The carriers that share an e-mail, trimmed, ignoring case. `invalid` on `email` for a blank one. */
  byEmail(params: { readonly email: string }, signal?: CancelSignal): Promise<Outcome<ContactAnswer, Refusal>>
  /** The carriers that share a phone, without its dashes. `invalid` on `phone` for one without a digit. */
  byPhone(params: { readonly phone: string }, signal?: CancelSignal): Promise<Outcome<ContactAnswer, Refusal>>
}

/** What the federal contacts of a carrier were before they changed: a capability beyond section 7. */
export interface ContactChanges {
  /**
   * `GET carriers/:id/contact_changes`: the newest 20, newest first; empty if none was seen.
   *
   * Refuses: `forbidden` to anyone who sees short profiles only; `not-found` for an unknown carrier, and from a monitor
   * without this call. Source: section 3, "Identity check"; the call is ours.
   */
  ofCarrier(
    params: { readonly carrierId: CarrierId },
    signal?: CancelSignal,
  ): Promise<Outcome<readonly ContactChange[], Refusal>>
}

/** The request for the carriers of a lane. */
export interface LaneSearchParams extends LaneAreas {
  readonly narrowing: LaneNarrowing
  /** 1 to 4. */
  readonly page: number
  /** Whether the same request was sent before without a response: a retry is not a new search. Omitted: it was not. */
  readonly isRetry?: boolean
}

/** The carriers of a lane. Source: section 7, "Carriers". */
export interface LaneSearch {
  /**
   * `POST carriers/search`: one page of 50, as the server counts them (`cappedLanePage` limits what is shown), and the
   * route between the two areas. A new search known to exceed the plan's limit is not sent, and its response is empty
   * (`startLaneSearch`).
   *
   * Refuses: `forbidden` without lane search in the plan; `not-found` for an area that does not exist;
   * `server-error` if the server responded with 500.
   * Source: section 7, "Carriers"; section 8, "Lane search".
   */
  search(params: LaneSearchParams, signal?: CancelSignal): Promise<Outcome<LaneAnswer, LaneSearchRefusal>>
}

/** The searches that the user saved. Source: section 7, "Alerts and identity". */
export interface SavedSearches {
  /** `GET saved_searches`: the user's own, newest first, 50 a page. Source: section 7, "Alerts and identity". */
  list(
    params: { readonly page?: number },
    signal?: CancelSignal,
  ): Promise<Outcome<Page<SavedSearch>, Refusal>>
  /** `POST saved_searches`. Refuses: `invalid` with `name` or `address`. Source: section 7, "Alerts and identity". */
  create(params: NewSavedSearch): Promise<Outcome<SavedSearch, Refusal>>
  /**
   * `DELETE saved_searches/:id`. Refuses: `not-found`, also for another's.
   * Source: section 7, "Alerts and identity".
   */
  remove(params: { readonly id: SavedSearchId }): Promise<Outcome<void, Refusal>>
}
