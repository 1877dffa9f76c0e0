import { type CalendarDate, compareCalendarDates } from '../../shared/calendar-date.ts'
import type { AreaId, CarrierId, Id } from '../../shared/ids.ts'
import { clampPage, type Page, pagesOf } from '../../shared/page.ts'
import type { CarrierVehicleId, VehicleSource } from './carrier-vehicle.ts'
import { MOVEMENTS_PAGE_SIZE } from './vehicle-windows.ts'

/** The number of one movement. */
export type VehicleMovementId = Id<'vehicle-movement'>

/** A carrier's vehicle in an area. Source: section 7, "Vehicles". */
export interface VehicleMovement {
  readonly id: VehicleMovementId
  readonly carrierVehicleId: CarrierVehicleId
  readonly carrierId: CarrierId
  /** The source. */
  readonly source: VehicleSource
  readonly areaId: AreaId
  /** "Dallas, TX 75201". */
  readonly areaName: string
  /** Degrees north and east; null if only the area is known. */
  readonly latitude: number | null
  readonly longitude: number | null
  /** The day, without a zone. */
  readonly seenOn: CalendarDate
}

/** Newest first, and on one day the highest id. Source: section 7, "Vehicles". */
export const movementsInOrder = (movements: readonly VehicleMovement[]): readonly VehicleMovement[] =>
  movements.toSorted((one, other) => compareCalendarDates(other.seenOn, one.seenOn) || other.id - one.id)

/**
 * One page of movements, 20 at most, newest first.
 *
 * Empty: page 1 of 1. Refuses: nothing; a page out of range is the nearest one.
 * Source: section 9, "Vehicle windows".
 */
export const movementsPage = (movements: readonly VehicleMovement[], page: number): Page<VehicleMovement> => {
  const pages = pagesOf(movements.length, MOVEMENTS_PAGE_SIZE)
  const shown = clampPage(page, pages)
  const start = (shown - 1) * MOVEMENTS_PAGE_SIZE
  return {
    items: movementsInOrder(movements).slice(start, start + MOVEMENTS_PAGE_SIZE),
    page: shown,
    pages,
    total: movements.length,
  }
}
