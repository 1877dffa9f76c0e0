import { expect, test } from '@fairhaul/testkit/playwright'
import type { Page } from 'playwright/test'

const LIST = '/broker/carriers/connections'
const DANA = 'dana@northlake.example'

/** The numbers on the tab, beside the heading and on the export, which are one fact. */
const countsOf = async (page: Page) => {
  const digits = async (text: Promise<string | null>) => Number((await text)?.replace(/\D/g, ''))
  const tab = page.getByRole('navigation', { name: 'Connections' }).getByRole('link', { name: /^Onboarded/ })
  return [
    await digits(tab.textContent()),
    await digits(page.getByRole('button', { name: /^Export/ }).textContent()),
  ]
}

test('a carrier is blocked from its list with a note that mentions a coworker, and all of it is undone', async ({
  page,
  signIn,
}) => {
  await signIn(DANA)
  await page.goto(LIST)
  const row = page.getByRole('row').nth(1)
  const name = (await row.locator('[data-row-link]').textContent()) ?? ''
  await expect(page.getByRole('link', { name: /^Onboarded \d/ })).toBeVisible()
  const [before = 0] = await countsOf(page)
  await row
    .getByRole('button', { name: /^Do not dispatch|^More for/ })
    .first()
    .click()
  const item = page.getByRole('menuitem', { name: /^Do not dispatch/ })
  const drawer = page.getByRole('dialog', { name: 'Do not dispatch' })
  await expect(item.or(drawer)).toBeVisible()
  if (await item.isVisible()) await item.click()
  const notes = drawer.getByRole('textbox', { name: 'Notes' })
  await notes.pressSequentially('Double brokered. @')
  await page.getByRole('listbox', { name: 'Coworkers' }).getByRole('option').first().click()
  await expect(notes).toHaveValue(/^Double brokered\. @\S/)
  await drawer.getByRole('button', { name: 'Do not dispatch' }).click()
  await expect(drawer).toBeHidden()
  await expect(row.getByText('Now in Do not dispatch')).toBeVisible()
  await expect(row.locator('[data-row-link]')).toHaveText(name)
  await expect.poll(() => countsOf(page)).toEqual([before - 1, before - 1])
  await row.getByRole('button', { name: /^Undo/ }).click()
  await expect(page.getByText(/^Onboarded again\./)).toBeVisible()
  await expect.poll(() => countsOf(page)).toEqual([before, before])
})
