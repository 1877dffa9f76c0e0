import {
  CallFailed,
  decideSearch,
  type LaneAnswer,
  type LaneCarrier,
  type LaneNarrowing,
  type LaneSearch,
  type LaneSearchParams,
  type MapRoute,
  type Page,
  refused,
} from '@fairhaul/core'
import { type Answer, pageOf } from '../transport/answer.ts'
import { bindCalls } from '../transport/bind-calls.ts'
import { call } from '../transport/call.ts'
import type { Http } from '../transport/http.ts'
import { carrierSummaryFields } from '../wire/carrier.ts'
import { isConnectedAsKnown } from '../wire/carrier-connection.ts'
import { list, listOfKnown } from '../wire/list.ts'
import { paged } from '../wire/paging.ts'
import { type Reader, Unreadable } from '../wire/reader.ts'
import { record } from '../wire/record.ts'
import { calendarDate, count, degrees, miles, nullable } from '../wire/values.ts'

/** The filter fields of a lane search; filters without effect are left out. Source: section 5, "Fleet ranges". */
const laneFilters = (narrowing: LaneNarrowing) => ({
  power_units_gteq: narrowing.fleetSize?.min,
  power_units_lteq: narrowing.fleetSize?.max,
  straight_box_trucks_gteq: narrowing.straightBoxTrucks?.min,
  straight_box_trucks_lteq: narrowing.straightBoxTrucks?.max,
  cargo_vans_gteq: narrowing.cargoVans?.min,
  cargo_vans_lteq: narrowing.cargoVans?.max,
  authority_age_months_gteq: narrowing.authorityAgeMonths?.min,
  authority_age_months_lteq: narrowing.authorityAgeMonths?.max,
  cargo_amount_gteq: narrowing.cargoUsd,
  general_liability_amount_gteq: narrowing.generalLiabilityUsd,
  auto_liability_amount_gteq: narrowing.autoLiabilityUsd,
  equipment_in: narrowing.portfolio?.equipment,
  equipment_count_gteq: narrowing.portfolio?.minVehicles,
  equipment_share_gteq: narrowing.portfolio?.minShare,
  rules_assessment_eq: narrowing.assessment,
  physical_country_in: narrowing.countries,
  is_contact_verified_eq: narrowing.isContactVerified,
  eld_connected_eq: narrowing.eldConnected,
  origin_radius_miles_lteq: narrowing.originRadiusMiles,
})

/** Core's name of each of these fields. */
const LANE_FILTER_FIELDS = {
  'q.power_units_gteq': 'fleetSize',
  'q.power_units_lteq': 'fleetSize',
  'q.straight_box_trucks_gteq': 'straightBoxTrucks',
  'q.straight_box_trucks_lteq': 'straightBoxTrucks',
  'q.cargo_vans_gteq': 'cargoVans',
  'q.cargo_vans_lteq': 'cargoVans',
  'q.authority_age_months_gteq': 'authorityAgeMonths',
  'q.authority_age_months_lteq': 'authorityAgeMonths',
  'q.cargo_amount_gteq': 'cargoUsd',
  'q.general_liability_amount_gteq': 'generalLiabilityUsd',
  'q.auto_liability_amount_gteq': 'autoLiabilityUsd',
  'q.equipment_in': 'portfolio',
  'q.equipment_count_gteq': 'portfolio',
  'q.equipment_share_gteq': 'portfolio',
  'q.rules_assessment_eq': 'assessment',
  'q.physical_country_in': 'countries',
  'q.is_contact_verified_eq': 'isContactVerified',
  'q.eld_connected_eq': 'eldConnected',
  'q.origin_radius_miles_lteq': 'originRadiusMiles',
} satisfies Record<string, keyof LaneNarrowing>

const points = list(record({ latitude: degrees, longitude: degrees }))

/** A route on the map. Refuses: fewer than two points. */
const mapRoute: Reader<MapRoute> = record({
  points: value => {
    const read = points(value)
    if (read.length < 2) throw new Unreadable('fewer than two points')
    return read
  },
  miles: nullable(miles),
})

const laneCarrier: Reader<LaneCarrier> = record({
  ...carrierSummaryFields,
  seen_on_lane: nullable(record({ times: count, last_on: calendarDate })),
})

const answered = record({ carriers: listOfKnown(isConnectedAsKnown, laneCarrier), route: nullable(mapRoute) })

/** A page of a lane's carriers, with its paging in the headers, and the route. Source: section 7, "Carriers". */
const laneAnswer = (answer: Answer): LaneAnswer => {
  const { carriers, route } = answered(answer.body)
  return { carriers: pageOf(() => carriers)(answer), route }
}

const SERVER_ERROR = 500

/** Source: section 7, "Carriers"; section 8, "Lane search". */
export const laneSearchCalls = {
  search: call({
    route: 'POST carriers/search',
    body: (params: LaneSearchParams) => ({
      origin_area_id: params.originAreaId,
      destination_area_id: params.destinationAreaId,
      q: laneFilters(params.narrowing),
      ...paged(params),
    }),
    fields: {
      ...LANE_FILTER_FIELDS,
      origin_area_id: 'originAreaId',
      destination_area_id: 'destinationAreaId',
      page: 'page',
    },
    /** At the plan limit, as far as it is known here, a new search is not sent. Source: section 8, "Plan limit". */
    skip: ({ page, isRetry = false }, { searches }) => {
      const decision = searches === null ? undefined : decideSearch(searches, { page, isRetry })
      if (decision?.kind !== 'withheld') return undefined
      const carriers: Page<LaneCarrier> = decision.results
      return {
        say: 'carriers/search: the plan includes no more searches, so nothing was sent',
        answer: { carriers, route: null },
      }
    },
    read: laneAnswer,
  }),
}

/** A server error is returned as a refusal, so that a screen keeps the lane. Source: section 8, "Lane search". */
export const httpLaneSearch = (http: Http): LaneSearch => {
  const calls = bindCalls(http, laneSearchCalls)
  return {
    search: async (params, signal) => {
      try {
        return await calls.search(params, signal)
      } catch (thrown) {
        if (!(thrown instanceof CallFailed) || thrown.failure.status !== SERVER_ERROR) throw thrown
        return refused({ kind: 'server-error', requestId: thrown.failure.requestId })
      }
    },
  }
}
