import { expect, test } from '@fairhaul/testkit/playwright'
import type { Page } from 'playwright/test'
import { atWidth, axeViolations, DESKTOP } from './axe.ts'

test.use(atWidth(DESKTOP))

const POLICY = '/broker/rules/policy'
const versions = (page: Page) => page.getByRole('table', { name: 'Version history' })

test('a policy is written, tried on all carriers, saved as a version, read by a colleague, compared and brought back', async ({
  page,
  context,
  browser,
  isolatedServers: { portalUrl, monitor },
}) => {
  const signIn = async (to: typeof context, email: string) =>
    to.addCookies([
      {
        name: 'fairhaul_session',
        value: await monitor.sessionOf(email),
        url: portalUrl,
        httpOnly: true,
        sameSite: 'Lax',
      },
    ])
  await signIn(context, 'dana@northlake.example')
  await page.goto(`${portalUrl}/broker/my-account?tab=1`)
  await page.getByRole('link', { name: 'Open the policy' }).click()
  await expect(page).toHaveTitle('Fairhaul - Policy')
  await expect(page.getByRole('region', { name: 'All carriers' })).toContainText(
    'Cargo at least $100,000, required, may be overridden.',
  )
  expect(await axeViolations(page)).toEqual([])

  await page.getByRole('link', { name: 'Draft', exact: true }).click()
  const draft = page.getByRole('form', { name: 'Draft' })
  await draft.getByRole('textbox', { name: 'Threshold of Cargo at least', exact: true }).fill('250000')
  await draft.getByRole('textbox', { name: 'Days of an override of Cargo at least', exact: true }).fill('30')
  await expect(page.getByRole('button', { name: /^[\d,]+ Pass to Fail$/ })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Carriers that would change' })).toContainText(
    'needs $250,000',
  )
  expect(await axeViolations(page)).toEqual([])
  await draft.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByText(/Last saved by Dana Reyes/)).toBeVisible()

  await page.getByRole('button', { name: 'Save as version' }).click()
  const drawer = page.getByRole('dialog', { name: 'Save as version' })
  await expect(drawer).toContainText('Cargo at least $250,000 in place of $100,000')
  await expect(
    drawer.getByText(
      /^The verdict of [\d,]+ carriers? would change today: [\d,]+ (is|are) onboarded, [\d,]+ (has|have) open loads\.$/,
    ),
  ).toBeVisible()
  await drawer.getByRole('textbox', { name: 'Note' }).fill('Shippers ask for $250,000 of cargo.')
  await drawer.getByRole('button', { name: 'Save version' }).click()
  await expect(drawer).toBeHidden()
  await expect(page.getByText(/^Version 3 saved\. In force since/)).toBeVisible()

  const others = await browser.newContext({ baseURL: portalUrl })
  await signIn(others, 'sam@northlake.example')
  const sam = await others.newPage()
  await sam.goto('/broker/loads')
  await expect(sam.getByText(/^Policy version 3 is in force since/)).toBeVisible()
  await expect(sam.getByText('1 rule changed.')).toBeVisible()
  await sam.getByRole('button', { name: 'I have read it' }).click()
  await expect(sam.getByText(/^Policy version 3 is in force since/)).toBeHidden()
  await sam.reload()
  await sam.goto(POLICY)
  await expect(sam.getByText(/^\d+ of \d+ acknowledged$/)).toBeVisible()
  await expect(sam.getByRole('link', { name: 'Draft', exact: true })).toHaveCount(0)
  await others.close()

  await page.goto(`${portalUrl}${POLICY}?tab=versions`)
  await expect(
    page.getByRole('table', { name: 'What differs between Version 2 and Version 3' }),
  ).toContainText('Cargo at least $250,000')
  expect(await axeViolations(page)).toEqual([])
  await versions(page).getByRole('button', { name: 'Bring back version 2' }).click()
  const form = page.getByRole('dialog', { name: 'Bring back version 2' })
  await form.getByRole('textbox', { name: 'Note' }).fill('Too few carriers have it.')
  await form.getByRole('button', { name: 'Save version' }).click()
  await expect(form).toBeHidden()
  await expect(versions(page).getByRole('row').nth(1)).toContainText('Brings back version 2')
})

test('a draft that a colleague saved meanwhile is said where the person has scrolled to, also on a phone', async ({
  page,
  signIn,
  pageOf,
}) => {
  const DRAFT = `${POLICY}?tab=draft`
  const cargoOf = (on: Page) => on.getByRole('textbox', { name: 'Threshold of Cargo at least', exact: true })
  await signIn('dana@northlake.example')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(DRAFT)
  await cargoOf(page).fill('300000')
  const colleague = await pageOf('dana@northlake.example')
  await colleague.goto(DRAFT)
  await cargoOf(colleague).fill('250000')
  await colleague.getByRole('button', { name: 'Save draft' }).click()
  await expect(colleague.getByText(/Last saved by Dana Reyes/)).toBeVisible()

  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByText(/^Not saved: Dana Reyes saved the draft/)).toBeInViewport()
  await page.getByRole('button', { name: 'Keep mine' }).click()
  await expect(page.getByText(/Last saved by Dana Reyes/)).toBeVisible()
  await cargoOf(page).fill('350000')
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByText(/^Not saved: no connection\./)).toBeInViewport()
  await page.context().setOffline(false)
  await expect(cargoOf(page)).toHaveValue(/^350,?000$/)
  await page.getByRole('button', { name: 'Undo changes' }).click()
  await page.getByRole('button', { name: 'Discard draft' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard draft' }).click()
  await expect(page.getByText(/Last saved by/)).toBeHidden()
})
