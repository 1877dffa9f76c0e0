import { expect, it } from 'vitest'
import { EARLY_ERRORS_MAX, earlyErrors } from './early-errors.ts'

it('early errors are collected until they are taken, and no longer', () => {
  const page = new EventTarget()
  const errors = earlyErrors(page as unknown as Window)
  const sent = [...Array(EARLY_ERRORS_MAX + 1).keys()].map(at =>
    Object.assign(new Event(at % 2 === 0 ? 'error' : 'unhandledrejection'), { at }),
  )
  for (const event of sent) page.dispatchEvent(event)
  const drained = errors.drain()
  expect(drained).toEqual(sent.slice(0, EARLY_ERRORS_MAX))
  page.dispatchEvent(new Event('error'))
  expect(drained).toHaveLength(EARLY_ERRORS_MAX)
})
