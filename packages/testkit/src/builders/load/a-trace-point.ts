import type { PickupDistance, RecentVehicleAreas, TracePoint } from '@fairhaul/core'
import { builder } from '../shared/build.ts'
import { id } from '../shared/ids.ts'

/** A truck near Amarillo, on the evening of 21 Nov 2026. */
export const aTracePoint = builder<TracePoint>({
  carrierVehicleId: id(61),
  areaName: 'Amarillo, TX 79101',
  latitude: 35.2,
  longitude: -101.83,
  seenAt: '2026-11-21T23:10:00.000Z',
})

/** What that truck was seen in lately. */
export const aVehicleTrail = builder<RecentVehicleAreas>({
  carrierVehicleId: id(61),
  areas: [aTracePoint()],
})

/** A truck a dozen miles from the pickup. */
export const aPickupDistance = builder<PickupDistance>({ carrierVehicleId: id(61), miles: 12 })
