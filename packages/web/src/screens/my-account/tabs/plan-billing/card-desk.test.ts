import { cardEntryContract } from '@fairhaul/testkit/contracts'
import { expect, it } from 'vitest'
import { CardDesk } from './card-desk.ts'

let given = 0
const testDesk = () => new CardDesk({ kind: 'test', nonceOf: card => `test-${card}-n-${given}` })

cardEntryContract(async () => {
  const entry = testDesk()
  return {
    entry,
    enterCard() {
      given += 1
      entry.give({ nonce: `test-visa-n-${given}`, name: 'Visa ending in 4242' })
    },
    enterRefusedCard: () => entry.decline(),
    cancel: () => entry.cancel(),
    unconfigured: new CardDesk({ kind: 'none' }),
  }
})

it('a text that may be a card’s number is not passed on', async () => {
  const desk = testDesk()
  const entering = desk.enter()
  desk.give({ nonce: 'card 4242 4242 4242 4242', name: null })
  const answer = await entering
  expect(answer).toEqual({
    ok: false,
    refusal: { kind: 'declined', message: expect.stringContaining('looks like a card number') },
  })
  expect(JSON.stringify(answer)).not.toContain('4242')
})

it('a card is taken only while the desk is open, by the function that was offered last', async () => {
  const desk = testDesk()
  desk.offer(async () => true)
  expect(await desk.submit()).toBe(false)
  void desk.enter()
  expect(desk.isOpen).toBe(true)
  expect(await desk.submit()).toBe(true)
  desk.cancel()
  expect(desk.isOpen).toBe(false)
})
