/** What of a carrier vehicle goes over the wire, beside whether the insurance lists it. */
export const CARRIER_VEHICLE_COLUMNS = [
  'carrier_vehicles.id',
  'carrier_vehicles.carrier_id',
  'carrier_vehicles.vehicle_id',
  'carrier_vehicles.vin',
  'carrier_vehicles.unit_number',
  'carrier_vehicles.is_type',
  'carrier_vehicles.trailer_type',
  'carrier_vehicles.power_unit_type',
  'carrier_vehicles.source',
  'carrier_vehicles.date',
] as const
