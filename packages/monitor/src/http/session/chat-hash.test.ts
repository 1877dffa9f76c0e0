import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { freshAddress, startTestCompany, type TestCompany } from '../../testing/start-test-company.ts'
import { emailOf } from '../../testing/test-company.ts'

const SECRET = 'shared with the provider of the chat'

let testCompany: TestCompany
beforeAll(async () => {
  testCompany = await startTestCompany({ chatSecret: SECRET })
})
afterAll(() => testCompany.close())

interface Session {
  readonly user: { readonly id: number; readonly chat_verification_hash: string | null }
}

const hashOf = (id: number) => createHmac('sha256', SECRET).update(`${id}`).digest('hex')

it('the caller gets their own chat hash at sign-in and at refresh', async () => {
  const browser = testCompany.newBrowser(freshAddress())
  await browser.post('sign_in', { email: emailOf('north') })
  const entered = await browser.post('sign_in/code', { code: await testCompany.codeFor(emailOf('north')) })
  for (const answer of [entered, await browser.get('refresh_jwt')]) {
    const { user } = (await answer.json()) as Session
    expect(user.chat_verification_hash).toBe(hashOf(user.id))
  }
})

it('another caller gets another chat hash', async () => {
  const south = (await (await (await testCompany.as('south')).get('refresh_jwt')).json()) as Session
  const north = (await (await (await testCompany.as('north')).get('refresh_jwt')).json()) as Session
  expect(south.user.chat_verification_hash).not.toBe(north.user.chat_verification_hash)
})

it.each(['api/v1/users', 'api/v1/users/search_company_users?search_term=a'])(
  'no response about users contains a chat hash, not even for the caller: %s',
  async path => {
    const browser = await testCompany.as('north')
    const answer = await browser.get(path)
    expect(answer.status).toBe(200)
    const text = await answer.text()
    expect(text).toContain('@')
    expect(text).not.toMatch(/chat_verification_hash|[\da-f]{64}/)
  },
)
