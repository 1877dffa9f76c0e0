import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refusedWithoutChange } from '../../testing/refused-without-change.ts'
import { startTestCompany, type TestCompany } from '../../testing/start-test-company.ts'
import { emailOf } from '../../testing/test-company.ts'
import { readArguments } from './arguments.ts'
import { answerCompany } from './company-control.ts'
import { makeFirstCompany } from './first-company.ts'

let testCompany: TestCompany
beforeAll(async () => {
  testCompany = await startTestCompany()
})
afterAll(() => testCompany.close())

const ACME = {
  name: 'Acme Brokerage',
  email: 'ann@acme.example',
  firstName: 'Ann',
  lastName: 'Lee',
  brand: 'main',
} as const

const sent = (body: unknown) =>
  new Request('http://127.0.0.1/', { method: 'POST', body: JSON.stringify(body) })

describe('a company made by the operator', () => {
  it('has a first user who signs in with every right and every plan feature', async () => {
    await makeFirstCompany(testCompany.database.db, ACME)
    const ann = await testCompany.signIn(ACME.email)
    const { user } = (await (await ann.get('refresh_jwt')).json()) as { user: { scopes: string[] } }
    expect(user).toMatchObject({ paywall: { can_api: true, can_export: true, is_watchdog: false } })
    expect((await ann.get('user_invitations')).status).toBe(200)
    expect((await ann.get('rules')).status).toBe(200)
  })

  it('is not made, not even in part, when the address is taken', async () => {
    await refusedWithoutChange(testCompany, 409, () =>
      answerCompany(testCompany.database.db, sent({ ...ACME, email: emailOf('north') })),
    )
  })

  it.each([[{ ...ACME, email: 'x' }], [{ ...ACME, name: ' ' }], [{ ...ACME, admin: true }], [null], ['{']])(
    'is not made of %j',
    async body => {
      await refusedWithoutChange(testCompany, 422, () => answerCompany(testCompany.database.db, sent(body)))
    },
  )

  it('is made by the running monitor only for callers who can read its data folder', async () => {
    const request = (token: string) =>
      testCompany.monitor.fetch(
        new Request('http://127.0.0.1/monitor-control/company', {
          method: 'POST',
          headers: { 'x-import-token': token },
          body: JSON.stringify({ ...ACME, email: 'bea@acme.example' }),
        }),
      )
    expect((await request('guessed')).status).toBe(404)
  })
})

describe('the command line', () => {
  it('gives the company to make', () => {
    expect(readArguments(['--name', ' Acme ', '--email', 'Ann@Acme.example', '--watchdog'], {})).toEqual({
      kind: 'make',
      params: { name: 'Acme', email: 'ann@acme.example', firstName: null, lastName: null, brand: 'watchdog' },
      dataFolder: '.fairhaul/data',
    })
  })

  it.each([
    [[], '--name'],
    [['--name', 'Acme'], '--email'],
    [['--name', 'Acme', '--email', 'ann'], '--email'],
    [['--name', 'Acme', '--email', 'ann@acme.example', '--plan', 'x'], '--plan'],
  ])('%j is refused for %s', (args, flag) => {
    expect(readArguments(args, {})).toMatchObject({
      kind: 'misused',
      reason: expect.stringContaining(flag),
    })
  })

  it('has a help text', () => {
    expect(readArguments(['--help'], {})).toEqual({ kind: 'help' })
  })
})
