import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Mail, MailDelayed } from '../../kernel/mailbox.ts'
import type { TestCompany } from '../../testing/start-test-company.ts'
import { startTestCompany } from '../../testing/start-test-company.ts'
import type { TestBrowser } from '../../testing/test-browser.ts'
import { MailRounds } from './mail-rounds.ts'

const lines: string[] = []
let testCompany: TestCompany
let north: TestBrowser
beforeAll(async () => {
  testCompany = await startTestCompany({ log: line => void lines.push(line) })
  north = await testCompany.as('north')
})
afterAll(() => testCompany.close())

const send = vi.fn<(mail: Mail) => Promise<void>>()
beforeEach(async () => {
  await testCompany.monitor.services.background.settled()
  testCompany.monitor.services.mailbox.send = send.mockReset().mockResolvedValue()
  const { db } = testCompany.database
  for (const table of ['user_invitations', 'connection_invitations', 'throttles'] as const)
    await db.deleteFrom(table).execute()
  lines.length = 0
})

/** The state that another process sees: without this one's pending work. */
const rounds = () => new MailRounds(testCompany.monitor.services)

const inviteUser = () =>
  north.post('user_invitations', { user_invitation: { email: 'noor@elsewhere.example', scopes: [] } })
const inviteCarrier = () =>
  north.post('connection_invitations', {
    connection_invitation: { carrier_id: 1, email: 'noor@elsewhere.example', classification_ids: [] },
  })

const KINDS = [
  ['a coworker', 'user_invitations', inviteUser, 'North Office invited you to join'],
  ['a carrier', 'connection_invitations', inviteCarrier, 'North Office would like to work with you'],
] as const

describe.each(KINDS)('the invitation of %s', (_, table, invite, subject) => {
  const row = () =>
    testCompany.database.db
      .selectFrom(table)
      .select(['mail_due_at', 'mail_tries', 'delivered_at', 'sends'])
      .executeTakeFirstOrThrow()

  it('is mailed once, by a round of one process, when its own process ended before', async () => {
    send.mockReturnValue(new Promise(() => {}))
    const { background } = testCompany.monitor.services
    const run = vi.spyOn(background, 'run').mockImplementation(() => {})
    expect((await invite()).status).toBe(201)
    run.mockRestore()
    send.mockReset().mockResolvedValue()
    await rounds().runOnce()
    expect(send).not.toHaveBeenCalled()
    testCompany.clock.move(60)
    await Promise.all([rounds().runOnce(), rounds().runOnce(), rounds().runOnce()])
    expect(send.mock.calls.map(([mail]) => mail)).toMatchObject([{ to: 'noor@elsewhere.example', subject }])
    expect(await row()).toMatchObject({ mail_due_at: null, delivered_at: testCompany.clock.now() })
  })

  it('is not mailed again when it was mailed after its response', async () => {
    await invite()
    await testCompany.monitor.services.background.settled()
    testCompany.clock.move(3_600)
    await rounds().runOnce()
    expect(send).toHaveBeenCalledTimes(1)
    expect(await row()).toMatchObject({ mail_due_at: null, mail_tries: 0 })
  })

  it('is retried while the mail server defers it, later each time, and fails in the end', async () => {
    send.mockRejectedValue(new MailDelayed('Later.'))
    await invite()
    await testCompany.monitor.services.background.settled()
    const waits: number[] = []
    for (let due = (await row()).mail_due_at; due !== null; due = (await row()).mail_due_at) {
      const wait = (due.getTime() - testCompany.clock.now().getTime()) / 1000
      waits.push(wait)
      expect(await row()).toMatchObject({ delivered_at: null })
      testCompany.clock.move(wait - 1)
      await rounds().runOnce()
      testCompany.clock.move(1)
      await rounds().runOnce()
    }
    expect(waits).toEqual([60, 300, 1_800, 7_200])
    expect(send).toHaveBeenCalledTimes(5)
    const said: object = await testCompany.database.db.selectFrom(table).selectAll().executeTakeFirstOrThrow()
    expect(said).toMatchObject(
      table === 'user_invitations' ? { delivery_failed_at: testCompany.clock.now() } : { delivery: 'failed' },
    )
    expect(lines.join()).not.toContain('noor')
  })

  it('fails at once when the mail server rejects it', async () => {
    send.mockRejectedValue(new Error('No such person.'))
    await invite()
    await testCompany.monitor.services.background.settled()
    expect(await row()).toMatchObject({ mail_due_at: null, delivered_at: null })
    testCompany.clock.move(3_600)
    await rounds().runOnce()
    expect(send).toHaveBeenCalledTimes(1)
  })

  it('is left to the next process when this one stops', async () => {
    send.mockRejectedValue(new MailDelayed('Later.'))
    await invite()
    await testCompany.monitor.services.background.settled()
    testCompany.clock.move(60)
    const stopped = rounds()
    await stopped.stop()
    await stopped.runOnce()
    expect(send).toHaveBeenCalledTimes(1)
    testCompany.clock.move(300)
    send.mockReset().mockResolvedValue()
    await rounds().runOnce()
    expect(send).toHaveBeenCalledTimes(1)
  })
})

it('a withdrawn invitation is not mailed', async () => {
  send.mockRejectedValue(new MailDelayed('Later.'))
  const { id } = (await (await inviteUser()).json()) as { id: number }
  await testCompany.monitor.services.background.settled()
  await north.call('DELETE', `user_invitations/${id}`)
  testCompany.clock.move(3_600)
  await rounds().runOnce()
  expect(send).toHaveBeenCalledTimes(1)
})
