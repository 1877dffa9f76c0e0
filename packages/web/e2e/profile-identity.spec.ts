import { expect, test } from '@fairhaul/testkit/playwright'
import type { Page } from 'playwright/test'
import { expectAccessible } from './axe.ts'

const COPPER_WREN = '/broker/carriers/7'
const DANA = 'dana@northlake.example'

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('an identity check says what changed, and what the caller uses', async ({ page, signIn }) => {
  await signIn(DANA)
  await page.goto(`${COPPER_WREN}#identity`)
  const section = region(page, 'Identity check')
  await expect(section.getByText('4 to check before you book')).toBeVisible()
  await expect(section.getByText('Was (214) 555-0142')).toBeVisible()
  await section.getByRole('textbox', { name: 'Check another contact' }).fill('vera@copper-wren.example')
  await page.keyboard.press('Enter')
  await expect(section.getByText('Look-alike')).toBeVisible()
  await expect(
    section.getByText(/Hang up\. Call \(214\) 555-0142, on record from .*; not \(214\) 555-0188/),
  ).toBeVisible()
  await expectAccessible(page, 'the identity check')
})

test('a carrier that agrees with a revoked one names it, with what they share, and leads to it', async ({
  page,
  signIn,
}) => {
  await signIn(DANA)
  await page.goto(`${COPPER_WREN}#identity`)
  const revoked = page.getByRole('list', { name: 'Revoked carriers that match this one' })
  await expect(revoked.getByText('Same vehicle, e-mail, phone and address')).toBeVisible()
  await expect(revoked.getByText(/^Revoked \w{3} \d/)).toBeVisible()
  await revoked.getByRole('link', { name: /^COPPER WREN TRANSPORT LLC, DOT/ }).click()
  await expect(page.getByRole('heading', { name: 'COPPER WREN TRANSPORT LLC', level: 1 })).toBeVisible()
  await page.goto('/broker/carriers/5#authority')
  const orders = region(page, 'Authority').getByRole('group').filter({ hasText: 'Out-of-service orders (1)' })
  await expect(
    orders.getByText('In force: new entrant revoked: refusal of audit or no contact'),
  ).toBeVisible()
})

const TIE = /^Same VINs, phone, e-mail and address as COPPER WREN TRANSPORT LLC, revoked .* \d{4}/

test('the first line of a profile, and a mark of its row, say which revoked carrier it is tied to', async ({
  page,
  signIn,
}) => {
  await signIn(DANA)
  await page.goto('/broker/carriers/search-results?search=9000007')
  const mark = page
    .getByRole('row', { name: /COPPER WREN TRANSPORT SERVICES LLC/ })
    .getByRole('link', { name: TIE })
  await expect(mark).toContainText('Tied to revoked')
  await mark.click()
  await expect(page).toHaveURL(/\/carriers\/7#identity$/)
  const line = page.getByRole('note', { name: 'Identity' }).getByRole('link', { name: TIE })
  await expect(line).toBeVisible()
  await line.press('Enter')
  await expect(region(page, 'Identity check')).toBeInViewport()
  await expectAccessible(page, 'a profile with a tie')
})

test('shared contacts say which contact with whom since when, and the picture names both carriers', async ({
  page,
  signIn,
}) => {
  await signIn(DANA)
  await page.goto(`${COPPER_WREN}#associated`)
  const section = region(page, 'Shared contacts')
  await expect(
    section.getByText(/^\(214\) 555-0188 with COPPER WREN TRANSPORT LLC, since .*\d{4}$/),
  ).toBeVisible()
  const picture = section.getByRole('img', {
    name: /^COPPER WREN TRANSPORT SERVICES LLC has in common with COPPER/,
  })
  await expect(picture.getByText('COPPER WREN TRANSPORT SERVICES LLC')).toBeVisible()
  await expect(picture.getByText('(214) 555-0188')).toBeVisible()
  await expect(section.getByText('This', { exact: true })).toBeHidden()
  await expectAccessible(page, 'the picture of shared contacts')
})

test('carriers with shared contacts are chosen in the picture and blocked', async ({ page, signIn }) => {
  await signIn(DANA)
  await page.goto(`${COPPER_WREN}#associated`)
  const section = region(page, 'Shared contacts')
  await section.getByRole('checkbox', { name: 'Choose COPPER WREN TRANSPORT LLC' }).check()
  await section.getByRole('link', { name: 'Block 1 chosen' }).click()
  const drawer = page.getByRole('dialog', { name: 'Block carriers with shared contacts' })
  await expect(drawer.getByText(/^1 carrier becomes do not dispatch for your company/)).toBeVisible()
  await expectAccessible(page, 'the form that blocks carriers')
  await drawer.getByRole('button', { name: 'Mark do not dispatch' }).click()
  await expect(drawer).toBeHidden()
  await expect(page.getByText(/^1 carrier marked do not dispatch.* 1 record kept\.$/)).toBeVisible()
  await section.getByRole('button', { name: 'Show as a table' }).click()
  await expect(section.getByRole('row', { name: /COPPER WREN TRANSPORT LLC.*Do not dispatch/ })).toBeVisible()
})

test('an alert is typed, left, sent, answered and withdrawn', async ({ page, signIn }) => {
  await signIn(DANA)
  await page.goto(`${COPPER_WREN}#identity-alerts`)
  const section = region(page, 'Identity alerts')
  await section.getByRole('link', { name: 'New alert' }).click()
  const drawer = page.getByRole('dialog', { name: 'New identity alert' })
  await drawer.getByRole('textbox', { name: 'What happened' }).fill('They hold our load.')
  await page.reload()
  await expect(drawer.getByRole('textbox', { name: 'What happened' })).toHaveValue('They hold our load.')
  await drawer.getByRole('button', { name: /Category/ }).click()
  await page.getByRole('option', { name: 'Hostage load' }).click()
  await drawer.getByRole('button', { name: 'Send alert' }).click()
  await expect(drawer).toBeHidden()
  const alert = section.getByRole('listitem', { name: /^Hostage load/ })
  await expect(alert.getByText('They hold our load.')).toBeVisible()
  await alert.getByRole('button', { name: /^Withdraw/ }).click()
  await page.getByRole('button', { name: 'Withdraw alert' }).click()
  await expect(alert.getByText('Withdrawn')).toBeVisible()
})

test('insights that failed are loaded again, and a monitor without alerts of a carrier leaves them out', async ({
  page,
  signIn,
  servers,
}) => {
  await signIn(DANA)
  await servers.monitor.refuse('GET carriers/:id/insights', 500, { times: 1 })
  await servers.monitor.refuse('GET carriers/:id/identity_alerts', 404)
  await page.goto(`${COPPER_WREN}#insights`)
  const section = region(page, 'Insights')
  await section.getByRole('button', { name: 'Try again' }).click()
  await expect(section.getByText(/^No authority for/)).toBeVisible()
  await region(page, 'Identity check').scrollIntoViewIfNeeded()
  await expect(region(page, 'Identity alerts')).toBeHidden()
})
