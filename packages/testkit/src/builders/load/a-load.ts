import type { Load, LoadStop } from '@fairhaul/core'
import { builder } from '../shared/build.ts'
import { id } from '../shared/ids.ts'

/** A pickup in Dallas on the morning of 21 Nov 2026. */
export const aLoadStop = builder<LoadStop>({
  id: id(31),
  kind: 'pickup',
  sequence: 1,
  latitude: 32.78,
  longitude: -96.8,
  state: 'TX',
  postalCode: '75201',
  window: { startsAt: '2026-11-21T14:00:00.000Z', endsAt: '2026-11-21T16:00:00.000Z' },
  timeZone: 'America/Chicago',
})

/** The delivery in Denver, a day later. */
export const aDelivery = builder<LoadStop>({
  id: id(32),
  kind: 'delivery',
  sequence: 2,
  latitude: 39.74,
  longitude: -104.99,
  state: 'CO',
  postalCode: '80202',
  window: { startsAt: '2026-11-22T15:00:00.000Z', endsAt: '2026-11-22T18:00:00.000Z' },
  timeZone: 'America/Denver',
})

/** A load on its way from Dallas to Denver, tracked, with a truck and no team. */
export const aLoad = builder<Load>({
  id: id(17),
  externalNumber: 'NL-20841',
  status: 'progress',
  trackingStatus: 'tracking',
  billableMiles: 880,
  carrierVehicleId: id(61),
  teamId: null,
  companyId: id(1),
  stops: [aLoadStop(), aDelivery()],
})
