import { aLoad, id } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { ticketLoadName, ticketName, ticketTypeLabel } from './ticket.ts'

it.each([
  ['late_arrival', 'Late arrival'],
  ['no_eld_connection', 'No ELD connection'],
  ['', 'Other'],
])('a ticket of the type %s is about: %s', (type, label) => {
  expect(ticketTypeLabel(type)).toBe(label)
})

it.each([
  [{ loadId: id<'load'>(17), load: aLoad() }, 'Load NL-20841', 'Detention, Load NL-20841'],
  [{ loadId: id<'load'>(17), load: null }, 'Load 17', 'Detention, Load 17'],
  [{ loadId: null, load: null }, null, 'Detention'],
])('a ticket is named by its type and its load: %j', (about, load, name) => {
  expect(ticketLoadName(about)).toBe(load)
  expect(ticketName({ type: 'detention', ...about })).toBe(name)
})
