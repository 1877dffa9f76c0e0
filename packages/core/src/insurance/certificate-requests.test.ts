import { aCertificateRequest, id } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import {
  CERTIFICATE_ANSWER_DAYS,
  CERTIFICATE_REQUEST_STATUSES,
  certificateRequestableFrom,
  certificateStatusText,
  mayRequestCertificate,
  visibleCertificateRequests,
} from './certificate-requests.ts'

const open = aCertificateRequest()
const older = aCertificateRequest({ id: id(1), createdAt: '2026-11-01T10:30:00.000Z', status: 'received' })
const cancelled = aCertificateRequest({
  id: id(9),
  createdAt: '2026-11-20T10:30:00.000Z',
  status: 'cancelled',
})

it('each certificate request status has a text', () => {
  expect(CERTIFICATE_REQUEST_STATUSES.map(certificateStatusText)).toEqual([
    'Requested',
    'Received',
    'Declined',
    'Canceled',
  ])
})

it('a request with a status that is not known here is shown with that status in words', () => {
  const sentBack = aCertificateRequest({ status: 'sent_back' })
  expect(visibleCertificateRequests([sentBack])).toEqual([sentBack])
  expect(certificateStatusText(sentBack.status)).toBe('Sent back')
})

it('cancelled requests are hidden, and the newest of the others is first', () => {
  expect(visibleCertificateRequests([older, cancelled, open])).toEqual([open, older])
  expect(visibleCertificateRequests([cancelled])).toEqual([])
})

it('an agent has a week to answer a certificate request', () => {
  expect(CERTIFICATE_ANSWER_DAYS).toBe(7)
})

it.each([
  ['nothing was requested', [], null],
  ['no response was received', [older, open], '2026-11-25'],
  ['it was cancelled', [cancelled], null],
  ['a later one was cancelled', [open, cancelled], '2026-11-25'],
  ['the newest was received', [{ ...open, status: 'received' as const }], null],
  ['the newest was declined', [{ ...open, status: 'declined' as const }], null],
  ['the newest was made at no instant', [{ ...open, createdAt: 'soon' }], null],
])('a certificate may be requested at once if %s', (_, requests, from) => {
  expect(certificateRequestableFrom(requests)).toBe(from)
})

it('a certificate may be requested again from that day on', () => {
  expect(mayRequestCertificate([open], '2026-11-24')).toBe(false)
  expect(mayRequestCertificate([open], '2026-11-25')).toBe(true)
  expect(mayRequestCertificate([open], '2026-11-26')).toBe(true)
  expect(mayRequestCertificate([], '2026-11-21')).toBe(true)
})
