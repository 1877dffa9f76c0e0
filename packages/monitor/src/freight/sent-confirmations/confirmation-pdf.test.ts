import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { timeInZone, windowText } from './confirmation-facts.ts'
import { confirmationPdf } from './confirmation-pdf.ts'

const at = new Date('2026-11-30T12:00:00Z')
const fact = { label: 'Broker', text: 'North Office' }
const facts = (conditions: string | null) => ({
  ...{ title: 'Rate confirmation 7', broker: [fact], carrier: [fact], load: [fact], terms: [fact] },
  stops: [{ heading: '1. Pickup', facts: [fact] }],
  conditions,
})
const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const pagesOf = (bytes: Uint8Array) =>
  Buffer.from(bytes)
    .toString('latin1')
    .match(/\/Type \/Page\b/g)?.length

it('the same facts at the same time are the same document, others another', async () => {
  const [one, same, other] = [
    await confirmationPdf(facts(null), at),
    await confirmationPdf(facts(null), at),
    await confirmationPdf(facts('No brokering.'), at),
  ]
  expect(hashOf(same)).toBe(hashOf(one))
  expect(hashOf(other)).not.toBe(hashOf(one))
  expect(pagesOf(one)).toBe(1)
})

it('long conditions go on on another page', async () => {
  expect(pagesOf(await confirmationPdf(facts('No brokering. '.repeat(350)), at))).toBeGreaterThan(1)
})

it('a time is that of the clock in its zone, and UTC where that is not known', () => {
  expect(timeInZone(at, 'America/Denver')).toBe('Nov 30, 2026, 5:00 AM MST')
  expect(timeInZone(at, null)).toBe('Nov 30, 2026, 12:00 PM UTC')
  expect(timeInZone(at, 'Nowhere/Else')).toBe('Nov 30, 2026, 12:00 PM UTC')
})

it.each([
  ['not on record', null, null],
  ['until Nov 30, 2026, 5:00 AM MST', null, '2026-11-30T12:00:00Z'],
  ['Nov 30, 2026, 5:00 AM MST', '2026-11-30T12:00:00Z', null],
  ['Nov 30, 2026, 5:00 AM MST to 7:00 AM MST', '2026-11-30T12:00:00Z', '2026-11-30T14:00:00Z'],
  ['Nov 30, 2026, 5:00 AM MST to Dec 1, 2026, 5:00 AM MST', '2026-11-30T12:00:00Z', '2026-12-01T12:00:00Z'],
])('a window is %s', (text, starts_at, ends_at) => {
  expect(windowText({ scheduled_window: { starts_at, ends_at }, time_zone: 'America/Denver' })).toBe(text)
})
