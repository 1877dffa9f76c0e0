import { expect, test } from '@fairhaul/testkit/playwright'
import { atWidth, DESKTOP, expectAccessibleAtWidths } from './axe.ts'

const TAB = '/broker/my-account?tab=5'

test.use(atWidth(DESKTOP))

test('an API key is made, shown once, used by a script and revoked', async ({
  page,
  context,
  signIn,
  request,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signIn('dana@northlake.example')
  await page.goto(TAB)
  await expect(page.getByRole('row', { name: /TMS bridge/ })).toBeVisible()

  await page.getByRole('link', { name: 'Create API key' }).click()
  const drawer = page.getByRole('dialog', { name: 'Create an API key' })
  await expectAccessibleAtWidths(page, 'the form of an API key', drawer)
  await drawer.getByRole('button', { name: 'Create key' }).click()
  await expect(drawer.getByText('Give this key a name.')).toBeVisible()
  await drawer.getByLabel('Name').fill('Journey script')
  await drawer.getByRole('radio', { name: '30 days' }).check()
  await drawer.getByRole('button', { name: 'Create key' }).click()

  const shown = page.getByRole('dialog', { name: 'Journey script' })
  await expect(shown.getByText('Copy this key now.')).toBeVisible()
  await expectAccessibleAtWidths(page, 'a new API key', shown)
  await shown.getByRole('button', { name: /copy API key/ }).click()
  const key = await page.evaluate(() => navigator.clipboard.readText())
  expect(key).toMatch(/^fhk_[0-9a-f]{84}$/)
  await shown.getByRole('button', { name: 'Done' }).click()
  await expect(shown).toHaveCount(0)
  await expect(page.getByText(key)).toHaveCount(0)
  expect(page.url()).not.toContain('fhk_')

  const monitor = new URL('/monitor/', page.url()).href
  const headers = { authorization: `Bearer ${key}` }
  const me = await request.get(`${monitor}refresh_jwt`, { headers })
  expect(await me.json()).toMatchObject({ user: { email: 'dana@northlake.example' } })
  const note = { note: { carrier_id: 1, text: 'By a script.' } }
  expect((await request.post(`${monitor}notes`, { headers, data: note })).status()).toBe(403)

  await page.reload()
  await expect(page.getByText(key)).toHaveCount(0)
  const row = page.getByRole('row', { name: /Journey script/ })
  await expect(row.getByText('Never')).toHaveCount(0)
  await row.getByRole('button', { name: 'Revoke Journey script' }).click()
  const sure = page.getByRole('alertdialog', { name: 'Revoke Journey script?' })
  await sure.getByRole('button', { name: 'Revoke' }).click()
  await expect(row.getByText('Revoked')).toBeVisible()
  const refused = await request.get(`${monitor}refresh_jwt`, { headers })
  expect(refused.status()).toBe(401)
  expect(await refused.text()).toContain('This API key was revoked.')
})

test('the list of API keys passes axe and does not scroll horizontally', async ({ page, signIn }) => {
  await signIn('dana@northlake.example')
  await page.goto(TAB)
  const keys = page.getByRole('region', { name: 'API keys' })
  await expectAccessibleAtWidths(page, 'API keys', keys.getByRole('link', { name: 'Create API key' }))
})

test('a plan without the API says so, and offers no key', async ({ page, signIn }) => {
  await signIn('jo@plainview.example')
  await page.goto(TAB)
  await expect(page.getByText(/^API keys come with the API/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Create API key' })).toHaveCount(0)
})
