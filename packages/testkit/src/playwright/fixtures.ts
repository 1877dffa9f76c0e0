import { test as base, type Page } from 'playwright/test'
import { type Servers, startServers } from './servers.ts'

/** Signs a person in through the screens, with the code from the mailbox, and waits for Home. */
export type SignIn = (page: Page, email: string, origin?: string) => Promise<void>

export const test = base.extend<{ signIn: SignIn }, { servers: Servers }>({
  servers: [
    // oxlint's fixtures need a first argument that is destructured, also when nothing of it is used.
    async ({}, use) => {
      const servers = await startServers()
      await use(servers)
      await servers.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ servers }, use) => {
    await use(servers.portalUrl)
  },
  signIn: async ({ servers }, use) => {
    await use(async (page, email, origin = servers.portalUrl) => {
      await page.goto(`${origin}/broker/login`)
      await page.getByLabel('Work e-mail').fill(email)
      await page.getByRole('button', { name: 'Send code' }).click()
      const code = page.getByLabel('One-time code')
      await code.waitFor()
      await code.fill(await servers.monitor.codeFor(email))
      await page.getByRole('button', { name: 'Sign in' }).click()
      await page.waitForURL(url => !url.pathname.startsWith('/broker/login'))
    })
  },
})

export { expect } from 'playwright/test'
