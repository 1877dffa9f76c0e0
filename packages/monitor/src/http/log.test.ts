import { expect, it } from 'vitest'
import { logLine } from './log.ts'

const faultOf = (fault: unknown) =>
  (
    JSON.parse(logLine({ requestId: 'r', route: 'GET rules', status: 500, ms: 1.234, fault })) as {
      fault: object
    }
  ).fault

it('the log line of a call without fault is its route, status and time', () => {
  expect(JSON.parse(logLine({ requestId: 'r', route: 'GET rules', status: 200, ms: 1.234 }))).toEqual({
    level: 'info',
    request_id: 'r',
    route: 'GET rules',
    status: 200,
    ms: 1.2,
  })
})

it('the log line of a call has the numbers of its user, company and objects, and no other part of its path', () => {
  const ids = { id: '12', mailId: '7', name: 'dana@northlake.example' }
  const line = logLine({
    requestId: 'r',
    route: 'GET carriers/:id',
    status: 200,
    ms: 1,
    userId: 3,
    companyId: 1,
    ids,
  })
  expect(JSON.parse(line)).toMatchObject({ user_id: 3, company_id: 1, ids: { id: '12', mailId: '7' } })
  expect(line).not.toContain('dana')
})

it.each([
  ['550 5.1.1 <dana@northlake.example>: refused', '550 5.1.1 <<address>>: refused'],
  ["o'brien+x@mail.northlake.example", '<address>'],
  ['to dana@localhost', 'to <address>'],
  ['call +1 (806) 555-0100 now', 'call <number> now'],
  ['call 806-555-0100', 'call <number>'],
  [
    'The stored file 0123456789abcdef0123456789abcdef is gone',
    'The stored file 0123456789abcdef0123456789abcdef is gone',
  ],
  ['connect ECONNREFUSED 127.0.0.1:5432', 'connect ECONNREFUSED 127.0.0.1:5432'],
])('a fault that says "%s" is logged as "%s"', (message, logged) => {
  const fault = faultOf(Object.assign(new Error(message), { detail: 'Key (email)=(dana@northlake.example)' }))
  expect(fault).toMatchObject({ name: 'Error', message: logged })
  expect(JSON.stringify(fault)).not.toMatch(/dana|brien|0100|Key/)
})

it('the log of a database error keeps its code, without the value that the database could not read', () => {
  const error = new Error('invalid input syntax for type date: "a secret"')
  expect(faultOf(Object.assign(error, { code: '22007' }))).toMatchObject({
    code: '22007',
    message: 'invalid input syntax for type date: "..."',
  })
  expect(JSON.stringify(faultOf(Object.assign(error, { code: '22007' })))).not.toContain('secret')
})

it('a thrown value that is not an Error is logged by its type alone', () => {
  expect(faultOf('dana@northlake.example')).toEqual({ name: 'string' })
})
