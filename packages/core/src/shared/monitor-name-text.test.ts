import { expect, it } from 'vitest'
import { nameText } from './monitor-name-text.ts'

it.each([
  ['late_arrival', 'Late arrival'],
  ['no_eld_connection', 'No ELD connection'],
  ['eta_changed', 'ETA changed'],
  ['gps-lost', 'GPS lost'],
  ['vehicle id missing', 'Vehicle ID missing'],
  ['pod.missing', 'POD missing'],
  ['vin_mismatch', 'VIN mismatch'],
  ['TEMPERATURE__HIGH', 'Temperature high'],
  ['_out_of_route_', 'Out of route'],
  ['mile_500', 'Mile 500'],
  ['élan', 'Élan'],
  ['', 'Other'],
  ['_-_', 'Other'],
])("the monitor's name %s is shown as %s", (name, text) => {
  expect(nameText(name)).toBe(text)
})
