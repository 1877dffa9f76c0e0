import type { Authority, Census, InsuranceInForce, SafetySummary } from '@fairhaul/core'
import type { Reader } from './reader.ts'
import { record } from './record.ts'
import { calendarDate, count, nullable, share, text, yesNo } from './values.ts'

const day = nullable(calendarDate)
const word = nullable(text)
const number = nullable(count)

export const census: Reader<Census> = record({
  status_code: ['status', word],
  carrier_operation: ['operation', word],
  power_units: number,
  drivers: number,
  mileage: number,
  mileage_year: number,
  mcs150_date: ['updatedOn', day],
  add_date: ['addedOn', day],
  hazmat: nullable(yesNo),
  as_of: day,
})

export const authority: Reader<Authority> = record({
  common: word,
  contract: word,
  broker: word,
  granted_on: ['since', day],
  as_of: day,
})

export const insurance: Reader<InsuranceInForce> = record({
  bipd_amount: ['bipdUsd', number],
  bipd_until: day,
  cargo_amount: ['cargoUsd', number],
  cargo_until: day,
  general_liability_amount: ['generalLiabilityUsd', number],
  general_liability_until: day,
  as_of: day,
})

export const safety: Reader<SafetySummary> = record({
  rating: word,
  rating_date: ['ratedOn', day],
  out_of_service: nullable(yesNo),
  inspections_24_months: number,
  vehicle_oos_rate: ['vehicleOutOfServiceRate', nullable(share)],
  driver_oos_rate: ['driverOutOfServiceRate', nullable(share)],
  last_inspection_date: ['lastInspectedOn', day],
  as_of: day,
})
