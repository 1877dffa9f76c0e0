import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { MailRounds } from '../../api/program/mail-rounds.ts'
import { type Mail, MailDelayed } from '../../kernel/mailbox.ts'
import { refusedWithoutChange } from '../../testing/refused-without-change.ts'
import { startTestCompany, type TestCompany } from '../../testing/start-test-company.ts'

const DAY = 86_400
let testCompany: TestCompany
let userId: number
const send = vi.fn<(mail: Mail) => Promise<void>>()

beforeAll(async () => {
  testCompany = await startTestCompany()
  userId = 1
})
afterAll(() => testCompany.close())

const db = () => testCompany.database.db
const round = () => new MailRounds(testCompany.monitor.services).runOnce()
const insure = (amount: number) =>
  db().insertInto('carrier_insurances').values({ carrier_id: 1, kind: 'bipd', amount }).execute()
const lose = () => db().deleteFrom('carrier_insurances').where('carrier_id', '=', 1).execute()
/** A session ends while days pass. */
const north = () => testCompany.as('north')
const mails = () => send.mock.calls.map(([mail]) => mail)
const choose = async (frequency: string, kinds: readonly string[]) =>
  (await north()).call('PATCH', 'digest_preferences', { digest_preferences: { frequency, kinds } })
const ALL = ['verdict', 'authority', 'insurance', 'contact', 'safety', 'alert']

/** A company that monitors one insured carrier, and whose digests have begun. */
beforeEach(async () => {
  testCompany.monitor.services.mailbox.send = send.mockReset().mockResolvedValue()
  for (const table of ['digests', 'digest_preferences', 'subscriptions', 'carrier_insurances'] as const)
    await db().deleteFrom(table).execute()
  await db().updateTable('users').set({ scopes: [] }).where('id', '<>', userId).execute()
  await db().updateTable('companies').set({ time_zone: 'America/Chicago' }).where('id', '=', 1).execute()
  await db()
    .insertInto('subscriptions')
    .values({ company_id: 1, carrier_id: 1, created_at: testCompany.clock.now() })
    .execute()
  await insure(1_000_000)
  await round()
  await (await north()).get('monitoring/changes')
  testCompany.clock.move(DAY)
  await round()
  send.mockClear()
})

/** The carrier has a verdict that its insurance and its safety rating decide. */
const decide = async () => {
  const decides = {
    user_id: userId,
    company_id: 1,
    carrier_id: 1,
    is_active: true,
    expiration_date: '2080-01-01',
  }
  await db()
    .insertInto('rule_overrides')
    .values({ ...decides, is_type: 'cargo_at_least_100000' })
    .execute()
  await db().updateTable('carrier_safety').set({ rating: 'S' }).where('carrier_id', '=', 1).execute()
  await round()
  await (await north()).get('monitoring/changes')
  testCompany.clock.move(DAY)
  await round()
}

describe('digests', () => {
  it('a person who just began gets no digest of what turned before, and none when nothing turned', async () => {
    await db().deleteFrom('digests').execute()
    await round()
    testCompany.clock.move(DAY)
    await round()
    expect(mails()).toEqual([])
    const rows = await db().selectFrom('digests').select(['lines', 'mail_due_at']).execute()
    expect(rows).toEqual([
      { lines: [], mail_due_at: null },
      { lines: [], mail_due_at: null },
    ])
  })

  it('a change is mailed once, the next morning, by two monitors at once', async () => {
    await lose()
    await round()
    expect(mails()).toEqual([])
    testCompany.clock.move(DAY)
    await Promise.all([round(), round(), round()])
    await round()
    expect(mails()).toMatchObject([
      { to: 'north@office.example', subject: 'What changed: 1 of your carriers' },
    ])
    expect(mails()[0]?.text).toContain('BIPD no longer on record')
    testCompany.clock.move(DAY)
    await round()
    expect(mails()).toHaveLength(1)
  })

  it('a digest whose process ended before its mail was sent is sent by the next', async () => {
    await lose()
    testCompany.clock.move(DAY)
    send.mockRejectedValueOnce(new MailDelayed('Later.'))
    await round()
    expect(
      await db().selectFrom('digests').select('delivered_at').where('mail_due_at', 'is not', null).execute(),
    ).toEqual([{ delivered_at: null }])
    testCompany.clock.move(300)
    await round()
    await round()
    expect(mails()).toHaveLength(2)
    expect(
      await db().selectFrom('digests').select('id').where('delivered_at', 'is not', null).execute(),
    ).toHaveLength(1)
  })

  it('only the chosen kinds are in a digest', async () => {
    expect((await choose('daily', ['alert', 'insurance'])).status).toBe(200)
    await lose()
    await db().updateTable('carriers').set({ phone: '+18065550123' }).where('id', '=', 1).execute()
    testCompany.clock.move(DAY)
    await round()
    expect(mails()[0]?.text).toContain('Insurance\n')
    expect(mails()[0]?.text).not.toContain('Contacts\n')
  })

  it('a weekly digest comes on Monday with all of the week', async () => {
    await choose('weekly', ALL)
    await lose()
    for (let days = 0; days < 8; days += 1) {
      testCompany.clock.move(DAY)
      await round()
    }
    expect(mails()).toHaveLength(1)
  })

  it('a person who switched digests off gets none, not even one that was made, and begins anew', async () => {
    await lose()
    testCompany.clock.move(DAY)
    send.mockRejectedValueOnce(new MailDelayed('Later.'))
    await round()
    await choose('off', ALL)
    testCompany.clock.move(DAY)
    await round()
    expect(mails()).toHaveLength(1)
    await choose('daily', ALL)
    await round()
    testCompany.clock.move(DAY)
    await round()
    expect(mails()).toHaveLength(1)
  })

  it('a contact that changed is in the digest', async () => {
    await db().updateTable('carriers').set({ phone: '+18065550199' }).where('id', '=', 1).execute()
    testCompany.clock.move(DAY)
    await round()
    expect(mails()[0]?.text).toContain('Contacts\n- Eagle Mesa Freight, L.L.C.: Phone changed')
  })
})

describe('the newest digest', () => {
  const latest = async (person: 'north' | 'plain' = 'north') =>
    (await testCompany.as(person)).get('digests/latest')

  it('the newest digest is the content of its mail, and nothing before the first', async () => {
    await lose()
    testCompany.clock.move(DAY)
    await round()
    expect(await (await latest()).json()).toEqual({
      digest: {
        made_at: testCompany.clock.now().toISOString(),
        lines: [
          {
            kind: 'insurance',
            carrier_id: 1,
            name: 'Eagle Mesa Freight, L.L.C.',
            text: 'BIPD no longer on record',
          },
        ],
      },
    })
    await db().deleteFrom('digests').execute()
    expect(await (await latest()).json()).toEqual({ digest: null })
  })

  it('the newest digest leaves out what its reader may no longer see', async () => {
    const lines = ALL.map(kind => ({ kind, carrier_id: 1, name: 'x', text: kind }))
    await db()
      .updateTable('digests')
      .set({ lines: JSON.stringify(lines) })
      .execute()
    await db()
      .updateTable('users')
      .set({ scopes: ['connection_notifications', 'block_safety_data'] })
      .where('id', '=', userId)
      .execute()
    const { digest } = (await (await latest()).json()) as { digest: { lines: { kind: string }[] } }
    expect(digest.lines.map(({ kind }) => kind)).toEqual(ALL.filter(kind => kind !== 'safety'))
    await db()
      .updateTable('users')
      .set({ scopes: ['connection_notifications'] })
      .where('id', '=', userId)
      .execute()
  })

  it('a verdict that turned of a blocked carrier says that it is blocked, whatever the verdict', async () => {
    await decide()
    send.mockClear()
    const status = { status: 'do_not_dispatch' }
    const blocking = 'connections/set_carrier_to_do_not_dispatch?carrier_id=1'
    expect((await (await north()).call('PATCH', blocking, status)).status).toBe(200)
    await lose()
    testCompany.clock.move(DAY)
    await round()
    expect(mails()[0]?.text).toMatch(/: Override to \w+, but the carrier is set to Do not dispatch$/m)
    await db().deleteFrom('connections').where('carrier_id', '=', 1).execute()
    await db().deleteFrom('rule_overrides').where('carrier_id', '=', 1).execute()
  })

  it('a verdict that turned is in the mail and in the newest digest with the rule, its value and threshold', async () => {
    await decide()
    send.mockClear()
    await lose()
    await insure(50_000)
    await db().updateTable('carrier_safety').set({ rating: 'C' }).where('carrier_id', '=', 1).execute()
    testCompany.clock.move(DAY)
    await round()
    const turned = 'Override to Fail: BIPD $50,000, needs $750,000'
    expect(mails()[0]?.text).toContain(`Eagle Mesa Freight, L.L.C.: ${turned}, and 1 more`)
    const verdictLine = async () => {
      const { digest } = (await (await latest()).json()) as { digest: { lines: object[] } }
      return digest.lines[0]
    }
    expect(await verdictLine()).toEqual({
      kind: 'verdict',
      carrier_id: 1,
      name: 'Eagle Mesa Freight, L.L.C.',
      text: `${turned}, and 1 more`,
    })
    const scopes = ['connection_notifications', 'block_safety_data']
    await db().updateTable('users').set({ scopes }).where('id', '=', userId).execute()
    expect(await verdictLine()).toMatchObject({ text: turned })
    await db()
      .updateTable('users')
      .set({ scopes: ['connection_notifications'] })
      .where('id', '=', userId)
      .execute()
    await db().deleteFrom('rule_overrides').where('carrier_id', '=', 1).execute()
  })

  it('the newest digest needs the scope of notifications', async () => {
    await refusedWithoutChange(testCompany, 403, () => latest('plain'))
  })
})

describe('the preferences of digests', () => {
  const read = async () => (await (await north()).get('digest_preferences')).json()

  it('a person who chose nothing gets a digest of every kind each day, by the zone of the company', async () => {
    expect(await read()).toEqual({ frequency: 'daily', kinds: ALL, time_zone: 'America/Chicago' })
  })

  it('what a person chose is stored, each kind once and in order', async () => {
    const response = await choose('weekly', ['alert', 'verdict', 'alert'])
    expect(await response.json()).toEqual(await read())
    expect(await read()).toMatchObject({ frequency: 'weekly', kinds: ['verdict', 'alert'] })
  })

  it.each([
    ['no kind', 'daily', []],
    ['an unknown kind', 'daily', ['weather']],
    ['an unknown frequency', 'hourly', ALL],
  ])('preferences with %s are rejected', async (_, frequency, kinds) => {
    await refusedWithoutChange(testCompany, 422, () => choose(frequency, kinds))
  })

  it('preferences need the scope of notifications', async () => {
    await refusedWithoutChange(testCompany, 403, async () =>
      (await testCompany.as('plain')).get('digest_preferences'),
    )
  })
})
