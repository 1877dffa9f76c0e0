import { fakeClock } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { ENTER_WAIT_MS, EnterWait } from './enter-wait.ts'

const setUp = () => {
  const clock = fakeClock()
  const typed = { text: '123' }
  const wait = new EnterWait(typed, clock)
  const answers: (() => void)[] = []
  const press = () => wait.isStillMeant(() => new Promise<void>(resolve => answers.push(resolve)))
  return { clock, typed, wait, press, answer: (at = 0) => answers[at]?.() }
}

it('Enter waits for the answer to its text', async () => {
  const { wait, press, answer } = setUp()
  expect(wait.isWaiting).toBe(false)
  const meant = press()
  expect(wait.isWaiting).toBe(true)
  answer()
  expect(await meant).toBe(true)
  expect(wait.isWaiting).toBe(false)
})

it('Enter takes what is there when the answer does not come in time', async () => {
  const { clock, press, wait } = setUp()
  const meant = press()
  clock.advance(ENTER_WAIT_MS - 1)
  expect(wait.isWaiting).toBe(true)
  clock.advance(1)
  expect(await meant).toBe(true)
  expect(wait.isWaiting).toBe(false)
})

it('Enter is dropped when the text is changed or the field left', async () => {
  const { typed, wait, press, answer } = setUp()
  const changed = press()
  typed.text = '1234'
  expect(wait.isWaiting).toBe(false)
  const left = press()
  wait.drop()
  answer(0)
  answer(1)
  expect([await changed, await left]).toEqual([false, false])
})

it('Enter on a newer text is not ended by the answer to the older one', async () => {
  const { typed, wait, press, answer } = setUp()
  const older = press()
  typed.text = '1234'
  const newer = press()
  answer(0)
  expect(await older).toBe(false)
  expect(wait.isWaiting).toBe(true)
  answer(1)
  expect(await newer).toBe(true)
})
