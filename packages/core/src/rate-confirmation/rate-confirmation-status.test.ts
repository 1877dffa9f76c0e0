import { expect, it } from 'vitest'
import {
  RATE_CONFIRMATION_STATUS_LABELS,
  RATE_CONFIRMATION_STATUSES,
  statusSince,
} from './rate-confirmation-status.ts'

it('the rate confirmation statuses are two, and one of our own, with labels', () => {
  expect(RATE_CONFIRMATION_STATUSES.map(status => [status, RATE_CONFIRMATION_STATUS_LABELS[status]])).toEqual(
    [
      ['sent', 'Sent'],
      ['viewed', 'Viewed'],
      ['delivered', 'Delivered'],
    ],
  )
})

it('a rate confirmation has its status since it was delivered or viewed, or since an unknown time', () => {
  const times = { viewedAt: '2026-11-19T15:00:00Z', deliveredAt: '2026-11-20T15:00:00Z' }
  expect(statusSince({ status: 'delivered', ...times })).toBe(times.deliveredAt)
  expect(statusSince({ status: 'viewed', ...times })).toBe(times.viewedAt)
  expect(statusSince({ status: 'viewed', ...times, viewedAt: null })).toBeNull()
})
