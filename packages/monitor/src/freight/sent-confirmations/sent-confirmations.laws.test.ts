import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Mail } from '../../kernel/mailbox.ts'
import { carrierBrowser } from '../../testing/carrier-browser.ts'
import { addLoad } from '../../testing/freight.ts'
import { startTestCompany, type TestCompany } from '../../testing/start-test-company.ts'
import type { TestBrowser } from '../../testing/test-browser.ts'

const SAFE = 'office@eaglemesa.example'

let testCompany: TestCompany
let north: TestBrowser
let mails: Mail[]
let loadId: number
beforeAll(async () => {
  testCompany = await startTestCompany()
  north = await testCompany.as('north')
  const { db } = testCompany.database
  await db.updateTable('carriers').set({ email: SAFE }).where('id', '=', 1).execute()
  await db.updateTable('carriers').set({ email: 'desk@zion.example' }).where('id', '=', 2).execute()
  await db.updateTable('carrier_census').set({ add_date: '2016-03-01' }).where('carrier_id', '=', 1).execute()
  await db.deleteFrom('contact_changes').execute()
  loadId = (await addLoad(db, { rate_cents: 195_000 })).id
})
afterAll(() => testCompany.close())
beforeEach(() => {
  mails = []
  testCompany.monitor.services.mailbox.send = async mail => void mails.push(mail)
})

const settled = () => testCompany.monitor.services.background.settled()
const emptied = () => testCompany.database.db.deleteFrom('rate_confirmations').execute()
const send = async (rate_confirmation: object) => {
  const response = await north.post(`loads/${loadId}/rate_confirmations`, { rate_confirmation })
  await settled()
  return response.status
}

/** Addresses on record, near to one, of others, and of no one. */
const addresses = fc.constantFrom(
  SAFE,
  ' Office@EagleMesa.EXAMPLE ',
  'office@eag1emesa.example',
  'office@eaglemesa.co',
  'billing@eaglemesa.example',
  'desk@zion.example',
  'eve@elsewhere.example',
  'eaglemesa@gmail.com',
)
const maybe = <T>(values: fc.Arbitrary<T>) => fc.option(values, { nil: null })
const normal = (address: string) => address.trim().toLowerCase()

it('no address gets mail that is not on file for long, unless it was typed twice with a reason', async () => {
  const sent = fc.record({
    address: addresses,
    address_again: maybe(addresses),
    address_reason: maybe(fc.constant('By phone.')),
    message: fc.constant('Agreed.'),
  })
  await fc.assert(
    fc.asyncProperty(sent, async one => {
      await emptied()
      mails.length = 0
      const status = await send(one)
      const isConfirmed =
        one.address_again !== null &&
        normal(one.address_again) === normal(one.address) &&
        one.address_reason !== null
      const may = normal(one.address) === SAFE || isConfirmed
      expect([status, mails.map(({ to }) => to)]).toEqual(may ? [201, [normal(one.address)]] : [422, []])
    }),
    { numRuns: 25 },
  )
}, 60_000)

/** What someone with the link, and without the mailbox, does next. */
const acts = fc.array(
  fc.oneof(
    fc.constant({ kind: 'code' } as const),
    fc.record({
      kind: fc.constant('enter' as const),
      code: fc.constantFrom('000000', '123456', '', 'abcdef'),
    }),
    fc.constant({ kind: 'accept' } as const),
    fc.constantFrom({ kind: 'open', path: '' } as const, { kind: 'open', path: '/document' } as const),
    fc.record({ kind: fc.constant('wait' as const), seconds: fc.constantFrom(1, 40, 700) }),
  ),
  { minLength: 1, maxLength: 8 },
)

it('a link opens nothing without a code of its mailbox', async () => {
  await fc.assert(
    fc.asyncProperty(acts, async steps => {
      await emptied()
      mails.length = 0
      expect(await send({ address: SAFE, message: 'Agreed.' })).toBe(201)
      const stranger = carrierBrowser(testCompany, mails)
      const right = () => mails.some(({ code }) => code === '000000' || code === '123456')
      for (const step of steps) {
        if (step.kind === 'wait') {
          testCompany.clock.move(step.seconds)
          continue
        }
        const answer =
          step.kind === 'open'
            ? await stranger.open(step.path)
            : await stranger.post(`/${step.kind}`, {
                ...{ name: 'Eve', agrees: 'yes' },
                code: step.kind === 'enter' ? step.code : '',
              })
        fc.pre(!right())
        const text = await answer.text()
        for (const secret of ['1,950', 'Dallas', '%PDF', 'Accepted by']) expect(text).not.toContain(secret)
      }
      const row = await testCompany.database.db
        .selectFrom('rate_confirmations')
        .select(['viewed_at', 'delivered_at'])
        .executeTakeFirstOrThrow()
      expect(row).toEqual({ viewed_at: null, delivered_at: null })
    }),
    { numRuns: 25 },
  )
}, 60_000)
