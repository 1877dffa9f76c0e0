import { expect, it } from 'vitest'
import { carrierRatesFact } from './carrier-rates.ts'

it.each([
  [4, 5, 6, '4 viewed, 5 delivered, 6 e-mails', 'plain'],
  [0, 0, 1, '0 viewed, 0 delivered, 1 e-mail', 'plain'],
  [1_200, null, null, '1,200 viewed', 'plain'],
  [null, 1_200, null, '1,200 delivered', 'plain'],
  [null, null, 0, '0 e-mails', 'plain'],
  [null, null, null, 'not on record', 'unknown'],
])('viewed %s, delivered %s, e-mails %s are "%s"', (viewed, delivered, mails, text, tone) => {
  expect(carrierRatesFact({ viewed, delivered, mails })).toEqual({ text, tone })
})
