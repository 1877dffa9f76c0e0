import type { CarrierId, CarrierTouches } from '@fairhaul/core'
import { one } from '../transport/answer.ts'
import { bindCalls } from '../transport/bind-calls.ts'
import { call } from '../transport/call.ts'
import type { Http } from '../transport/http.ts'
import { powerUnitStats, touchedAreas } from '../wire/touches.ts'

const ofCarrier = (params: { readonly carrierId: CarrierId }) => ({ id: params.carrierId })

/** Source: section 7, "Carriers". */
export const carrierTouchCalls = {
  historical: call({
    route: 'GET carriers/:id/historical_touches_by_five_zip_areas',
    path: ofCarrier,
    read: one(touchedAreas),
  }),
  recentlyVerified: call({
    route: 'GET carriers/:id/recently_visited_areas_verified_by_eld',
    path: ofCarrier,
    read: one(touchedAreas),
  }),
  powerUnits: call({
    route: 'GET carriers/:id/power_unit_stats',
    path: ofCarrier,
    read: one(powerUnitStats),
  }),
}

export const httpCarrierTouches = (http: Http): CarrierTouches => bindCalls(http, carrierTouchCalls)
