import type { Identifier } from '../../carrier/identifiers.ts'

/** A truck or trailer as a company's own system has it. */
export interface LoadUnit {
  readonly unit: string | null
  readonly plate: string | null
  readonly plateState: string | null
  readonly vin: string | null
}

/** What a company's own system says of a load. Null: it does not say. Source: section 3, "Loads of one's own". */
export interface LoadDetails {
  /** A portfolio field, or another word. */
  readonly equipment: string | null
  readonly commodity: string | null
  readonly commodityValueUsd: number | null
  readonly rateUsd: number | null
  readonly isTeam: boolean | null
  readonly driverPhone: string | null
  readonly truck: LoadUnit | null
  readonly trailer: LoadUnit | null
  /** The number of a carrier that is not on record, as it was given. */
  readonly statedCarrier: Pick<Identifier, 'type' | 'value' | 'region'> | null
  /** When that system had changed it last, an instant. */
  readonly updatedAt: string | null
}

/** A truck or trailer in one line: "17, plate P123 TX, VIN 1XKYDP9X1AJ100007". Empty: undefined without any of it. */
export const loadUnitText = (unit: LoadUnit | null): string | undefined => {
  if (unit === null) return undefined
  const parts = [
    unit.unit,
    unit.plate === null ? null : `plate ${[unit.plate, unit.plateState].filter(Boolean).join(' ')}`,
    unit.vin === null ? null : `VIN ${unit.vin}`,
  ].filter(part => part !== null)
  return parts.length === 0 ? undefined : parts.join(', ')
}
