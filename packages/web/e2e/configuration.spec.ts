import { expect, test } from '@fairhaul/testkit/playwright'

test('a portal server with wrong settings lists all of them and does not start', async ({ servers }) => {
  const wrong = {
    FAIRHAUL_CHAT_APP_ID: '../elsewhere',
    FAIRHAUL_MAIN_ORIGIN: 'http://portal.example',
    SHOW_DIRECTORY: 'yes',
    FAIRHAUL_TAG_MANAGER_ID: 'UA-12',
  }
  const said = await servers.startPortal(wrong).then(
    () => 'it started',
    (error: Error) => error.message,
  )
  for (const name of Object.keys(wrong)) expect(said).toContain(`${name} must be`)
  expect(said).toContain('exit code 2')
  expect(said).not.toContain('elsewhere')
})

test('the configuration reaches the page and its content security policy', async ({
  page,
  context,
  signIn,
  servers,
}) => {
  const requests: string[] = []
  await context.route(/intercom\.io|googletagmanager\.com/, route => {
    requests.push(new URL(route.request().url()).host)
    return route.fulfill({ contentType: 'text/javascript', body: '' })
  })
  const portal = await servers.startPortal({
    FAIRHAUL_ENVIRONMENT: 'staging-2',
    FAIRHAUL_CHAT_APP_ID: 'journeys1',
    FAIRHAUL_TAG_MANAGER_ID: 'GTM-JOURNEYS2',
    ENABLE_INTERCOM: '0',
  })
  await signIn('dana@northlake.example', portal.url)
  const answer = await page.goto(`${portal.url}/broker/`)
  const policy = answer?.headers()['content-security-policy'] ?? ''
  expect(policy).toContain('https://www.googletagmanager.com')
  expect(policy).not.toContain('intercom')
  expect(policy).toContain("require-trusted-types-for 'script'")
  const configuration = JSON.parse((await page.locator('#page-configuration').textContent()) ?? '')
  expect(configuration).toMatchObject({
    environment: 'staging-2',
    toggles: { hasChat: false },
    tagManager: { id: 'GTM-JOURNEYS2' },
    errorReports: null,
    version: expect.stringMatching(/\+[\da-f]{8}$/),
  })
  // The script was loaded under a Trusted Types policy, and no request went to the chat.
  await expect.poll(() => requests).toEqual(['www.googletagmanager.com'])
  await expect(page.getByRole('button', { name: /^Support/ })).toHaveCount(0)
  await portal.stop()
})
