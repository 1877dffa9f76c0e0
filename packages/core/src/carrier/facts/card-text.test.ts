import { aCarrier } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { cardText } from './card-text.ts'

const { authority, census, physicalAddress } = aCarrier()
const TODAY = '2026-11-21'

it('a card tells the facts of a carrier in one line', () => {
  expect(cardText({ authority, census, physicalAddress }, TODAY)).toBe(
    'Authority for 10 years · 12 trucks · Dallas, TX',
  )
})

it('a card without trucks or place on record leaves them out', () => {
  const unknown = {
    authority: { ...authority, common: 'I', contract: 'N' },
    census: { ...census, powerUnits: null },
    physicalAddress: { street: null, city: null, state: null, postalCode: null, country: null },
  }
  expect(cardText(unknown, TODAY)).toBe('Authority inactive')
})

it('a card of an active authority without its first day says that the day is unknown', () => {
  const card = cardText({ authority: { ...authority, since: null }, census, physicalAddress }, TODAY)
  expect(card).toContain('Authority since unknown')
})

it('a card marks an implausible number of trucks', () => {
  const card = cardText(
    { authority, census: { ...census, powerUnits: 599_994, drivers: 2 }, physicalAddress },
    TODAY,
  )
  expect(card).toContain('599,994 trucks (implausible)')
})
