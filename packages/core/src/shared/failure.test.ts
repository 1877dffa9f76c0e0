import { describe, expect, it } from 'vitest'
import { CallFailed, type Failure, failureOf } from './failure.ts'

const failure: Failure = {
  kind: 'unreadable',
  call: 'GET carriers/:id',
  status: 200,
  requestId: 'r-7',
  detail: 'legal_name: expected a text',
}

describe('CallFailed', () => {
  it('CallFailed names the call, the kind, the status and the detail, but no request', () => {
    const thrown = new CallFailed(failure)
    expect(thrown.message).toBe('GET carriers/:id: unreadable: 200: legal_name: expected a text')
    expect(thrown.name).toBe('CallFailed')
    expect(thrown.failure).toBe(failure)
  })

  it('CallFailed has the error behind it', () => {
    const cause = new TypeError('fetch failed')
    expect(new CallFailed(failure, { cause }).cause).toBe(cause)
  })

  it('CallFailed leaves out what is missing', () => {
    expect(new CallFailed({ ...failure, kind: 'offline', status: null, detail: null }).message).toBe(
      'GET carriers/:id: offline',
    )
  })
})

describe('failureOf', () => {
  it('failureOf finds the failure in a thrown error', () =>
    expect(failureOf(new CallFailed(failure))).toBe(failure))

  it.each([
    [new TypeError('x is not a function'), 'x is not a function'],
    ['a text', null],
    [null, null],
  ])('failureOf reads %s as a defect of the portal', (thrown, detail) =>
    expect(failureOf(thrown)).toEqual({
      kind: 'unreadable',
      call: 'portal',
      status: null,
      requestId: null,
      detail,
    }),
  )
})
