import { expect, it } from 'vitest'
import { databaseError } from './database-error.ts'

const withCode = (code: string) => Object.assign(new Error('words'), { code })

it.each([
  ['08006', 'away'],
  ['57P01', 'away'],
  ['57P03', 'away'],
  ['28P01', 'away'],
  ['3D000', 'away'],
  ['25006', 'away'],
  ['ECONNREFUSED', 'away'],
  ['ECONNRESET', 'away'],
  ['53300', 'busy'],
  ['57014', 'busy'],
  ['55P03', 'busy'],
  ['40001', 'busy'],
  ['40P01', 'busy'],
  ['23505', null],
  ['42P01', null],
  ['22003', null],
  ['25P02', null],
  ['ENOENT', null],
  ['ENOSPC', null],
])('the code %s: %s', (code, error) => {
  expect(databaseError(withCode(code))).toBe(error)
})

it.each([
  ['Connection terminated unexpectedly', 'away'],
  ['Connection terminated due to connection timeout', 'away'],
  ['Client has encountered a connection error and is not queryable', 'away'],
  ['Cannot use a pool after calling end on the pool', 'away'],
  ['timeout exceeded when trying to connect', 'busy'],
  ['Cannot read properties of undefined', null],
])('the message %s: %s', (text, error) => {
  expect(databaseError(new Error(text))).toBe(error)
})

it('a thrown value that is not an Error is no database error', () => {
  for (const thrown of [null, undefined, 'ECONNREFUSED', { code: '57P01' }])
    expect(databaseError(thrown)).toBe(null)
})
