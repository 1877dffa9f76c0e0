import { expect, it } from 'vitest'
import { CallFailed, type Failure } from '../shared/failure.ts'
import { ERROR_ORIGINS, errorReportOf, isReportedFailure } from './error-report.ts'

const release = { environment: 'production', version: '1.4.0', hasSourceMaps: true }
const route = { name: 'carrier', pattern: '/carriers/:id' }
const report = (thrown: unknown) => errorReportOf({ origin: 'uncaught', thrown, release, route })

const withStack = (message: string, stack: string | undefined) =>
  Object.assign(new TypeError(message), { stack })

it('an error report names the portal, the route, the error and its place', () => {
  const stack =
    'TypeError: no rows\n    at rows (https://a.example/x.js:1:23)\n    at https://a.example/x.js:40:5\n'
  expect(report(withStack('no rows', stack))).toEqual({
    origin: 'uncaught',
    name: 'TypeError',
    message: 'no rows',
    frames: ['at rows (https://a.example/x.js:1:23)', 'at https://a.example/x.js:40:5'],
    environment: 'production',
    version: '1.4.0',
    hasSourceMaps: true,
    route: { name: 'carrier', pattern: '/carriers/:id' },
    requestId: null,
  })
})

it('an error report comes from one of four places', () => {
  expect(ERROR_ORIGINS).toEqual(['framework', 'uncaught', 'unhandled-rejection', 'call'])
})

const failure = (kind: Failure['kind'], status: number | null): Failure => ({
  kind,
  call: 'GET carriers/:id',
  status,
  requestId: 'r-1',
  detail: null,
})

it('the report of a failed call has its route, status and request', () => {
  expect(report(new CallFailed(failure('unavailable', 503)))).toMatchObject({
    name: 'CallFailed',
    message: 'GET carriers/:id: unavailable: 503',
    requestId: 'r-1',
  })
})

it.each([
  ['unavailable', 500, true],
  ['unavailable', 503, true],
  ['unavailable', 499, false],
  ['unavailable', 429, false],
  ['unavailable', null, false],
  ['unreadable', 200, true],
  ['offline', null, false],
  ['timed-out', null, false],
] as const)('whether a call that is %s with the status %s is reported: %s', (kind, status, isReported) => {
  expect(isReportedFailure(failure(kind, status))).toBe(isReported)
})

it('a stack may begin with its frames', () => {
  expect(report(withStack('no rows', 'rows@https://a.example/x.js:1:23')).frames).toEqual([
    'rows@https://a.example/x.js:1:23',
  ])
})

it('the frames leave the message out, also one that looks like a frame', () => {
  const message = 'sent\nto dana@northlake.example:1:2'
  const stack = `TypeError: ${message}\n    at rows (https://a.example/x.js:1:23)`
  expect(report(withStack(message, stack))).toMatchObject({
    message: 'sent\nto [e-mail]',
    frames: ['at rows (https://a.example/x.js:1:23)'],
  })
})

it.each(['not a place', 'x.js:1', 'x.js:1:2 and more', 'x.js:1:'])('%j contains no frame', line => {
  expect(report(withStack('no rows', line)).frames).toEqual([])
})

it.each([
  ['at https://a.example/global-search?q=EAGLE%20MESA:35:12', 'at https://a.example/global-search:35:12'],
  ['at f (https://a.example/page#part of it:3:4)', 'at f (https://a.example/page:3:4)'],
  ['at https://a.example/x?to=http://b.example:80:81:35:12', 'at https://a.example/x:35:12'],
  ['at Store.#tell (https://a.example/x.js:1:23)', 'at Store.#tell (https://a.example/x.js:1:23)'],
  ['at what? (x.js:1:23)', 'at what? (x.js:1:23)'],
])('the frame %j is reported as %j', (line, frame) => {
  expect(report(withStack('no rows', line)).frames).toEqual([frame])
})

it('an error without a stack has no frames', () => {
  expect(report(withStack('no rows', undefined))).toMatchObject({ message: 'no rows', frames: [] })
})

it('a thrown text is reported as itself, any other value without text', () => {
  expect(report('no user dana@northlake.example')).toMatchObject({
    name: 'Unknown',
    message: 'no user [e-mail]',
    frames: [],
  })
  for (const thrown of [null, undefined, { email: 'dana@northlake.example' }])
    expect(report(thrown)).toMatchObject({
      name: 'Unknown',
      message: 'Something that is no error was thrown.',
      frames: [],
    })
})

it.each([
  ['rows is undefined', 'rows is undefined'],
  ['no user dana@northlake.example here', 'no user [e-mail] here'],
  ['<dana@northlake.example>, again', '[e-mail] again'],
  ['call +1 (312) 555-0142 now', 'call [number] now'],
  ['+13125550142', '[number]'],
  ['the code 123456', 'the code [number]'],
  ['the code 123 456', 'the code [number]'],
  ['carrier 12345 of 7', 'carrier 12345 of 7'],
  ['1234567.8', '[number]'],
  ['no user dana%40northlake.example', 'no user [e-mail]'],
  ['GET /sign-up?email=x#y failed', 'GET /sign-up failed'],
  ['at https://a.example/b?c=d&e=f', 'at https://a.example/b'],
  ['/b#code=12', '/b'],
  ['is a ?? b = c', 'is a ?? b = c'],
  ['why?', 'why?'],
  ['  two  blanks ', '  two  blanks '],
  ['', ''],
])('%j is reported as %j', (text, expected) => {
  expect(report(text).message).toBe(expected)
})
