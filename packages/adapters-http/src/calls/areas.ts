import {
  AREA_KINDS,
  type Area,
  type AreaId,
  type Areas,
  type Country,
  DEFAULT_COUNTRIES,
  type PlaceId,
  ZIP_LOOKUP_SIZE,
  type ZipsParams,
} from '@fairhaul/core'
import { one, pageOf } from '../transport/answer.ts'
import { bindCalls } from '../transport/bind-calls.ts'
import { call } from '../transport/call.ts'
import type { Http } from '../transport/http.ts'
import { listOfKnown } from '../wire/list.ts'
import { paged } from '../wire/paging.ts'
import type { Reader } from '../wire/reader.ts'
import { record } from '../wire/record.ts'
import { id, names, nullable, oneOf, text } from '../wire/values.ts'

/** An area of a kind that a search of this portal can name. Source: section 3, "Area". */
const area: Reader<Area> = record({
  id: id<'area'>,
  name: text,
  is_type: ['kind', oneOf(AREA_KINDS)],
  code: text,
  country: text,
  state_area_id: nullable(id<'area'>),
  kma_area_id: nullable(id<'area'>),
})

/** Areas, without those of a kind that no search of this portal can name. Source: section 3, "Area". */
export const areas = listOfKnown(names('is_type', AREA_KINDS), area)

/** Source: section 7, "Areas and rules". */
export const areaCalls = {
  autocomplete: call({
    route: 'GET areas/autocomplete',
    query: (params: { readonly term: string }) => ({ term: params.term }),
    fields: { term: 'term' },
    read: one(areas),
  }),
  find: call({
    route: 'GET areas/:id',
    path: (params: { readonly id: AreaId }) => ({ id: params.id }),
    read: one(area),
  }),
  findByPlaceId: call({
    route: 'GET areas/find_by_place_id',
    query: (params: { readonly placeId: PlaceId }) => ({ place_id: params.placeId }),
    fields: { place_id: 'placeId' },
    read: one(area),
  }),
  zips: call({
    route: 'GET areas',
    query: (params: ZipsParams) => ({
      q: { is_type_eq: 'five_zip', code_start: params.prefix, s: 'name asc' },
      ...paged(params, ZIP_LOOKUP_SIZE),
    }),
    fields: { 'q.code_start': 'prefix', page: 'page', per_page: 'pageSize' },
    read: pageOf(areas),
  }),
  /** One of the calls that section 8 names for handling only 403 and 422. */
  countries: call({
    route: 'GET areas',
    query: (params: { readonly countries?: readonly Country[] }) => ({
      q: { is_type_eq: 'country', code_in: params.countries ?? DEFAULT_COUNTRIES },
    }),
    handled: [403, 422],
    read: one(areas),
  }),
}

export const httpAreas = (http: Http): Areas => bindCalls(http, areaCalls)
