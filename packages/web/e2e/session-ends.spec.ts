import { expect, type Servers, signInByScreens, test } from '@fairhaul/testkit/playwright'
import type { BrowserContext, Page } from 'playwright/test'

const DANA = 'dana@northlake.example'

/** A session of this journey alone, which it may end. */
const enter = async (context: BrowserContext, servers: Servers) => {
  const value = await servers.monitor.sessionOf(DANA)
  await context.addCookies([{ name: 'fairhaul_session', value, url: servers.portalUrl, httpOnly: true }])
  return value
}

/** The session ends at the monitor, as after its time; the portal sees so with its next request. */
const endSession = async (page: Page, servers: Servers, session: string) => {
  await fetch(`${servers.portalUrl}/monitor/sign_out`, { headers: { cookie: `fairhaul_session=${session}` } })
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(page.getByText('Your session ended.')).toBeVisible()
}

/** The notes are below what the window shows, and load when they come near. */
const showNotes = async (page: Page) => {
  await page.evaluate(() => {
    location.hash = 'notes'
  })
  await expect(noteOf(page)).toBeVisible()
}

const noteOf = (page: Page) => page.getByRole('textbox', { name: /^New note/ })

test('Login says that the session ended, and a note that was being typed is back after it', async ({
  page,
  context,
  servers,
}) => {
  const session = await enter(context, servers)
  await page.goto('/broker/carriers/7#notes')
  await noteOf(page).fill('Ruth calls back at 2')
  await endSession(page, servers, session)
  await signInByScreens(page, servers, DANA)
  await expect(page).toHaveURL(/\/broker\/carriers\/7/)
  await showNotes(page)
  await expect(noteOf(page)).toHaveValue('Ruth calls back at 2')
  await noteOf(page).fill('')
})

test('the reason of an override is back in its drawer, and in no other’s', async ({
  page,
  context,
  servers,
}) => {
  const session = await enter(context, servers)
  await page.goto('/broker/carriers/3?override=cargo_at_least_100000')
  const reason = page.getByRole('dialog').getByRole('textbox', { name: 'Reason' })
  await reason.fill('Insurance confirmed by phone')
  await endSession(page, servers, session)
  await signInByScreens(page, servers, DANA)
  await expect(reason).toHaveValue('Insurance confirmed by phone')
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
})

test('text on a screen that was left is there on the way back, and a reload loses none', async ({
  page,
  context,
  servers,
}) => {
  await enter(context, servers)
  await page.goto('/broker/carriers/7#notes')
  await noteOf(page).fill('Half a note')
  await page.getByRole('link', { name: 'Loads', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Loads/ })).toBeVisible()
  await page.goBack()
  await expect(noteOf(page)).toHaveValue('Half a note')
  await page.reload()
  await showNotes(page)
  await expect(noteOf(page)).toHaveValue('Half a note')
  await noteOf(page).fill('')
})
