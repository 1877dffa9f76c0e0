import type { CarrierVehicle } from '@fairhaul/core'
import type { Option } from '../../ui/options.ts'

/** A truck as an option: by its unit number, else its VIN, else its number on record. */
export const truckOption = (
  { id, unitNumber, vin }: Pick<CarrierVehicle, 'id' | 'unitNumber' | 'vin'>,
  facts: readonly string[] = [],
): Option => ({
  key: String(id),
  label: unitNumber === null ? (vin ?? `Truck ${id}`) : `Unit ${unitNumber}`,
  note: [...(unitNumber === null || vin === null ? [] : [`VIN ${vin}`]), ...facts].join(', '),
})
