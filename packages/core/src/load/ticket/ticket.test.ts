import { expect, it } from 'vitest'
import { ticketTypeLabel } from './ticket.ts'

it.each([
  ['late_arrival', 'Late arrival'],
  ['no_eld_connection', 'No ELD connection'],
  ['', 'Other'],
])('a ticket of the type %s is about: %s', (type, label) => {
  expect(ticketTypeLabel(type)).toBe(label)
})
