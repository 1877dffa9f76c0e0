import { expect, it } from 'vitest'
import { RATE_CONFIRMATION_STATUS_LABELS, RATE_CONFIRMATION_STATUSES } from './rate-confirmation-status.ts'

it('the rate confirmation statuses are two, with labels', () => {
  expect(RATE_CONFIRMATION_STATUSES.map(status => [status, RATE_CONFIRMATION_STATUS_LABELS[status]])).toEqual(
    [
      ['viewed', 'Viewed'],
      ['delivered', 'Delivered'],
    ],
  )
})
