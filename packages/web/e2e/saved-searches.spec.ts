import { expect, test } from '@fairhaul/testkit/playwright'
import type { Page } from 'playwright/test'
import { atWidth, DESKTOP, expectAccessibleAtWidths } from './axe.ts'

/** A search that no one has saved before. */
const aText = () => `eagle ${Math.random().toString(36).slice(2, 8)}`

const resultsOf = (text: string) => `/broker/carriers/search-results?search=${encodeURIComponent(text)}`
const rowOf = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) })

/** Saves the current search under a name. */
const save = async (page: Page, text: string, name: string) => {
  await page.goto(resultsOf(text))
  await page.getByRole('button', { name: 'Save search' }).click()
  const field = page.getByRole('dialog', { name: 'Save search' }).getByRole('textbox', { name: 'Name' })
  await expect(field).toBeFocused()
  await expect(field).toHaveValue(text)
  await page.keyboard.type(name)
  await page.keyboard.press('Enter')
  await expect(page.getByText(`Saved as ${name}.`)).toBeVisible()
}

test('a search is saved, undone, renamed, found and removed', async ({ page, signIn }) => {
  await signIn('robin@northlake.example')
  const text = aText()
  await save(page, text, `First ${text}`)
  const undo = page.getByRole('button', { name: 'Undo' })
  await expect(undo).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Save search' })).toBeFocused()

  await save(page, text, `Kept ${text}`)
  await page.reload()
  await expect(page.getByText(`Saved as Kept ${text}.`)).toBeVisible()
  await page.getByRole('link', { name: `Kept ${text}` }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Saved searches')
  await expect(rowOf(page, `Kept ${text}`)).toContainText('just now')

  await page.getByRole('button', { name: `Rename Kept ${text}` }).click()
  const form = page.getByRole('dialog', { name: `Rename Kept ${text}` })
  await expect(form.getByRole('textbox')).toBeFocused()
  await form.getByRole('textbox').fill(' ')
  await page.keyboard.press('Enter')
  await expect(form.getByText('Give this search a name.')).toBeVisible()
  await expect(form.getByRole('textbox')).toBeFocused()
  await page.keyboard.type(`Renamed ${text}`)
  await page.keyboard.press('Enter')
  const renamed = page.getByRole('link', { name: `Renamed ${text}` })
  await expect(renamed).toBeFocused()
  await expect(rowOf(page, `Kept ${text}`)).toHaveCount(0)

  await page.getByRole('searchbox', { name: 'Filter saved searches' }).fill(`renamed ${text}`)
  await expect(page).toHaveURL(/search=renamed/)
  await expect(page.getByRole('row')).toHaveCount(2)
  await renamed.click()
  await expect(page).toHaveURL(new RegExp(`search-results\\?search=${encodeURIComponent(text)}`))
  await page.goBack()
  await expect(page.getByRole('searchbox')).toHaveValue(`renamed ${text}`)

  await page.getByRole('button', { name: `Remove Renamed ${text}` }).click()
  await expect(page.getByRole('button', { name: `Undo removing Renamed ${text}` })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: `Remove Renamed ${text}` })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: `Undo removing Renamed ${text}` })).toBeFocused()
  // Closing the page removes the option to undo.
  await page.goto('/broker/my-account')
  await expect(async () => {
    await page.goto('/broker/carriers/saved-searches')
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/Saved searches/)
    await expect(page.getByText('No saved search yet').or(page.getByRole('table'))).toBeVisible()
    expect(await page.getByText(`Renamed ${text}`).count()).toBe(0)
  }).toPass()
})

test('a failed change of a saved search shows an error and loses no search', async ({
  page,
  signIn,
  servers,
}) => {
  await signIn('robin@northlake.example')
  const text = aText()
  await page.goto(resultsOf(text))
  await servers.monitor.refuse('POST saved_searches', 500, { times: 3 })
  await page.getByRole('button', { name: 'Save search' }).click()
  const form = page.getByRole('dialog', { name: 'Save search' })
  await expect(form.getByRole('textbox')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(form.getByText(/Not saved: the server had a problem/)).toBeVisible()
  await servers.monitor.clearFaults()
  await page.keyboard.press('Enter')
  await expect(page.getByText(`Saved as ${text}.`)).toBeVisible()

  await page.goto('/broker/carriers/saved-searches')
  await servers.monitor.refuse('DELETE saved_searches/:id', 500)
  await page.getByRole('button', { name: `Rename ${text}` }).click()
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused()
  await page.keyboard.type(`New ${text}`)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: `New ${text}`, exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: text, exact: true })).toBeVisible()
  await servers.monitor.clearFaults()

  await servers.monitor.refuse('GET saved_searches', 403)
  await page.reload()
  await expect(page.getByText(/An admin at your company can change that/)).toBeVisible()
  await servers.monitor.clearFaults()
  await page.reload()
  const gone = page.waitForResponse(response => response.request().method() === 'DELETE')
  for (const name of [`New ${text}`, text]) {
    await page.getByRole('button', { name: `Remove ${name}`, exact: true }).click()
    await expect(page.getByRole('button', { name: `Undo removing ${name}`, exact: true })).toBeFocused()
  }
  await page.getByRole('link', { name: 'Contact search' }).click()
  await gone
})

test('a user who may not search has no saved searches', async ({ page, signIn, servers }) => {
  const { watchdogUrl } = servers
  await signIn('lee@palisade.example', watchdogUrl)
  await page.goto(`${watchdogUrl}/broker/carriers/saved-searches`)
  await expect(page).toHaveURL(/\/broker\/?$/)
  await page.goto(watchdogUrl + resultsOf('eagle'))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save search' })).toHaveCount(0)
})

test.describe(() => {
  test.use(atWidth(DESKTOP))

  test('saved searches pass axe in each state', async ({ page, signIn }) => {
    await signIn('priya@northlake.example')
    await page.goto('/broker/carriers/saved-searches')
    await page
      .getByRole('button', { name: /^Remove / })
      .first()
      .click()
    await expect(page.getByRole('button', { name: /^Undo removing/ })).toBeFocused()
    await page
      .getByRole('button', { name: /^Rename / })
      .first()
      .click()
    await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused()
    await page.getByRole('dialog').getByRole('textbox').fill('')
    await page.keyboard.press('Enter')
    const nameMissing = page.getByText('Give this search a name.')
    await expectAccessibleAtWidths(page, 'saved searches, one removed and one being renamed', nameMissing)
    await page.keyboard.press('Escape')
    await page.getByRole('searchbox').fill('no such search')
    const noMatch = page.getByText('No saved search matches')
    await expectAccessibleAtWidths(page, 'saved searches, none of which match', noMatch)
  })
})

test('a held Enter saves a search once and does not undo it', async ({ page, signIn }) => {
  await signIn('robin@northlake.example')
  const text = aText()
  await page.goto(resultsOf(text))
  await page.getByRole('button', { name: 'Save search' }).click()
  const field = page.getByRole('dialog', { name: 'Save search' }).getByRole('textbox', { name: 'Name' })
  await field.fill(`Held ${text}`)
  await page.keyboard.down('Enter')
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
  for (let repeat = 0; repeat < 5; repeat += 1) await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  await page.goto('/broker/carriers/saved-searches')
  await expect(page.getByRole('link', { name: `Held ${text}` })).toHaveCount(1)
})
