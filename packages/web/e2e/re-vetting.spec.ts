import { expect, test } from '@fairhaul/testkit/playwright'
import type { Page } from 'playwright/test'
import { atWidth, axeViolations, DESKTOP } from './axe.ts'

test.use(atWidth(DESKTOP))

const due = (page: Page) => page.getByRole('region', { name: 'Due for re-vetting' })
const settings = (page: Page) => page.getByRole('region', { name: 'Re-vetting' })

test('carriers that are due are decided on from Home, and the company sets when they are', async ({
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
  await page.goto(`${portalUrl}/broker/`)
  for (const reason of ['Never decided on', 'Decided long ago', 'Not used for long'])
    await expect(due(page).getByRole('link', { name: new RegExp(`^${reason} \\d+$`) })).toBeVisible()
  expect(await axeViolations(page)).toEqual([])

  await due(page)
    .getByRole('link', { name: /^Not used for long/ })
    .click()
  const row = due(page).getByRole('listitem').first()
  await expect(row).toContainText(/^Not used for \d+ days/)
  const name = (await row.getByRole('link').first().textContent()) ?? ''
  await row.getByRole('link', { name: `Decide on ${name}` }).click()
  const drawer = page.getByRole('dialog', { name: 'Save a decision record' })
  await drawer.getByLabel(/^Note/).fill('Insurance and authority are as they were.')
  await drawer.getByRole('button', { name: 'Save record' }).click()
  await expect(drawer).toBeHidden()
  const section = page.getByRole('region', { name: 'Decision records' })
  await expect(section).toContainText(
    /Last decided \w{3} \d+, \d{4} under version \d+; due again \w{3} \d+, \d{4}\./,
  )
  await page.goto(`${portalUrl}/broker/?due=not_used`)
  await expect(due(page).getByRole('navigation')).toBeVisible()
  await expect(due(page).getByRole('link', { name, exact: true })).toHaveCount(0)

  await page.goto(`${portalUrl}/broker/carriers/my-carriers`)
  await expect(page.getByRole('columnheader', { name: 'Last decided' })).toBeVisible()
  await expect(
    page
      .getByRole('table')
      .getByText(/^due since /)
      .first(),
  ).toBeVisible()
  expect(await axeViolations(page)).toEqual([])

  await page.goto(`${portalUrl}/broker/rules/policy`)
  const every = settings(page).getByRole('textbox', { name: 'After the last decision' })
  await expect(every).toHaveValue('180')
  await every.fill('')
  await settings(page).getByRole('textbox', { name: 'Without a load' }).fill('365')
  await settings(page).getByRole('button', { name: 'Save re-vetting' }).click()
  await expect(settings(page)).toContainText('Saved. It applies to every onboarded carrier.')
  expect(await axeViolations(page)).toEqual([])
  await page.goto(`${portalUrl}/broker/`)
  await expect(due(page).getByRole('link', { name: /^Never decided on \d+$/ })).toBeVisible()
  await expect(due(page).getByRole('link', { name: /^Decided long ago/ })).toHaveCount(0)

  const others = await browser.newContext({ baseURL: portalUrl })
  await signIn(others, 'sam@northlake.example')
  const sam = await others.newPage()
  await sam.goto('/broker/rules/policy')
  await expect(settings(sam)).toContainText('Before a carrier that was not used for 365 days is used again.')
  await expect(settings(sam).getByRole('textbox')).toHaveCount(0)
  await others.close()
})
