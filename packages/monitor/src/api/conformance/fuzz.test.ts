import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { startTestCompany, type TestCompany } from '../../testing/start-test-company.ts'
import type { TestBrowser } from '../../testing/test-browser.ts'
import { runs } from '../../testing/thorough.ts'
import { ROUTES } from '../routes/index.ts'
import { type Malformed, malformedFor } from './malformed-requests.ts'

const REQUESTS = runs(1_000, 10_000)
const PARTS = 10
const MINUTES = 60_000

let testCompany: TestCompany
let north: TestBrowser
const faults: string[] = []
const seen = new Map<number, number>()
beforeAll(async () => {
  testCompany = await startTestCompany({
    log: line => void (line.includes('"level":"error"') && faults.push(line)),
  })
})
afterAll(() => testCompany.close())
beforeEach(async () => {
  // A nearly valid request may have taken scopes from the user who sends them.
  const { scopes } = await testCompany.database.db
    .selectFrom('users')
    .select('scopes')
    .where('id', '=', 5)
    .executeTakeFirstOrThrow()
  await testCompany.database.db.updateTable('users').set({ scopes }).where('id', '=', 1).execute()
  north = await testCompany.as('north')
})

/** Without signing out, which would end the session that sends the others. */
const requests = ROUTES.filter(({ path }) => path !== 'sign_out')
const malformed = fc.oneof(...requests.map(malformedFor))

const send = ({ method, target, body, headers }: Malformed) =>
  north.send(method, target, { headers: { ...headers }, ...(body !== undefined && { body }) })

it.each(Array.from({ length: PARTS }, (_, part) => part + 1))(
  'no malformed request causes a fault of the monitor, and each refusal has the error shape (part %i)',
  async part => {
    await fc.assert(
      fc.asyncProperty(malformed, async request => {
        const response = await send(request)
        const text = await response.text()
        seen.set(response.status, (seen.get(response.status) ?? 0) + 1)
        expect({ status: response.status, fault: faults.at(-1) }).toSatisfy(
          ({ status }: { status: number }) => status < 500,
        )
        if (response.status < 400) return
        expect(JSON.parse(text)).toEqual({
          errors: expect.arrayContaining([{ field: expect.toSatisfy(isName), message: expect.any(String) }]),
          request_id: response.headers.get('x-request-id'),
        })
      }),
      { numRuns: REQUESTS / PARTS, seed: part },
    )
  },
  10 * MINUTES,
)

it('enough of the malformed requests succeed, and enough are refused', () => {
  for (const status of [200, 404, 422]) expect(seen.get(status)).toBeGreaterThan(REQUESTS / 50)
})

const isName = (field: unknown) => field === null || typeof field === 'string'
