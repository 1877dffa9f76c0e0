import type { Area } from '../../search/area.ts'
import type { Country } from '../../search/countries.ts'
import type { PlaceId } from '../../search/lane/place-id.ts'
import type { CancelSignal } from '../../shared/cancel.ts'
import type { AreaId } from '../../shared/ids.ts'
import type { Outcome } from '../../shared/outcome.ts'
import type { Page } from '../../shared/page.ts'
import type { Refusal } from '../../shared/refusal.ts'

/** The ZIP codes that begin with one to five digits. */
export interface ZipsParams {
  /** See `readZipPrefix`. */
  readonly prefix: string
  /** From 1, which is the default. */
  readonly page?: number
  /** 10 unless it says otherwise (`ZIP_LOOKUP_SIZE`), 50 at most. */
  readonly pageSize?: number
}

/** Places that a lane may begin and end in. Source: section 7, "Areas and rules". */
export interface Areas {
  /** `GET areas/autocomplete`: areas whose name or code starts with a text. Source: section 7, "Areas and rules". */
  autocomplete(
    params: { readonly term: string },
    signal?: CancelSignal,
  ): Promise<Outcome<readonly Area[], Refusal>>
  /** `GET areas/:id`. Refuses: `not-found`. Source: section 7, "Areas and rules". */
  find(params: { readonly id: AreaId }, signal?: CancelSignal): Promise<Outcome<Area, Refusal>>
  /**
   * `GET areas/find_by_place_id`: the area that a place of the map lies in or is. Refuses: `not-found` for a place
   * that nobody knows. Source: section 7, "Areas and rules".
   */
  findByPlaceId(params: { readonly placeId: PlaceId }, signal?: CancelSignal): Promise<Outcome<Area, Refusal>>
  /**
   * `GET areas`: ZIP codes, by name. Refuses: `invalid` with `prefix` for what no ZIP begins with.
   * Source: section 7, "Areas and rules".
   */
  zips(params: ZipsParams, signal?: CancelSignal): Promise<Outcome<Page<Area>, Refusal>>
  /**
   * `GET areas`: countries as areas, by name; all that a search is about unless it says otherwise. Refuses: only
   * `forbidden` and `invalid`; whatever else goes wrong is thrown. Source: section 7, "Areas and rules"; section 8,
   * "General handling".
   */
  countries(
    params: { readonly countries?: readonly Country[] },
    signal?: CancelSignal,
  ): Promise<Outcome<readonly Area[], Refusal>>
}
