import { expect, it } from 'vitest'
import {
  MAIL_STATUS_LABELS,
  MAIL_STATUSES,
  mailStatusOf,
  mailSubject,
  otherAddress,
} from './rate-confirmation-mail.ts'

it.each([
  [' Load 4471, Dallas to Tulsa ', 'Load 4471, Dallas to Tulsa'],
  ['  ', '(no subject)'],
  ['', '(no subject)'],
  [null, '(no subject)'],
])('an e-mail about %j is called %j', (subject, text) => {
  expect(mailSubject({ subject })).toBe(text)
})

it('the e-mail statuses are three, with labels', () => {
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
])('an e-mail stored as %j is %s', (name, status) => {
  expect(mailStatusOf(name)).toBe(status)
})

it('the other side of an e-mail is whom it was sent to, and of a reply who wrote it', () => {
  const mail = { from: 'dana@northlake.example', to: 'dispatch@mesa.example' }
  expect(otherAddress({ ...mail, isReceived: false })).toBe('dispatch@mesa.example')
  expect(otherAddress({ ...mail, isReceived: true })).toBe('dana@northlake.example')
})
