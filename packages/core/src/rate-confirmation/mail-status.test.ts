import { expect, it } from 'vitest'
import { MAIL_STATUS_LABELS, MAIL_STATUSES, mailStatusOf } from './mail-status.ts'

it('the statuses are three, with words', () => {
  expect(MAIL_STATUSES.map(status => [status, MAIL_STATUS_LABELS[status]])).toEqual([
    ['flagged', 'Flagged'],
    ['undelivered', 'Undelivered'],
    ['delivered', 'Delivered'],
  ])
})

it.each([
  ['flagged', 'flagged'],
  ['completed', 'delivered'],
  ['delivered', 'undelivered'],
  ['bounced', 'undelivered'],
  ['Completed', 'undelivered'],
  ['', 'undelivered'],
  [null, 'undelivered'],
])('an e-mail kept as %j is %s', (name, status) => {
  expect(mailStatusOf(name)).toBe(status)
})
