import { expect, it } from 'vitest'
import {
  CONNECTION_ERROR_MESSAGES,
  connectionErrorMessage,
  OPENING_TEXTS,
  SLOW_ANSWER_MS,
} from './connection-error.ts'

const failed = (kind: 'offline' | 'unavailable') => ({
  kind,
  call: 'GET refresh_jwt',
  status: null,
  requestId: null,
  detail: null,
})

it.each([
  [true, null, false, false, null],
  [true, null, false, true, 'slow'],
  [true, null, true, true, 'busy'],
  [true, 'unavailable', true, true, 'no-answer'],
  [true, 'offline', false, false, 'offline'],
  [false, null, true, true, 'offline'],
  [false, 'unavailable', false, false, 'offline'],
] as const)(
  'the connection error when online %s, refresh %s, busy %s, slow %s is %s',
  (isOnline, kind, isBusy, isSlow, message) => {
    const error = kind === null ? null : failed(kind)
    expect(connectionErrorMessage({ isOnline, error, isBusy, isSlow })).toBe(message)
  },
)

it('every connection error message says what is safe', () => {
  expect(SLOW_ANSWER_MS).toBe(6_000)
  expect(Object.values(CONNECTION_ERROR_MESSAGES).map(({ title }) => title)).toEqual([
    'No connection.',
    'The server is not responding.',
    'Many people are using this right now.',
    'This is taking longer than usual.',
  ])
  for (const { text } of Object.values(CONNECTION_ERROR_MESSAGES))
    expect(text).toMatch(/keep reading|stays as it is/)
})

it('before there is a page, every message says when it opens', () => {
  for (const text of Object.values(OPENING_TEXTS)) expect(text).toMatch(/^Fairhaul opens /)
})
