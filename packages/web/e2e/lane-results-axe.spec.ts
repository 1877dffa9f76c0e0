import { expect, test } from '@fairhaul/testkit/playwright'
import type { Page } from 'playwright/test'
import { atWidth, expectNothingToFind, WIDTHS } from './forms.ts'
import { lanePath, resultRows } from './lane-results.ts'

/** One of few carriers: axe looks at every cell. */
const QUIET = { from: '98101', to: 'Miami, FL market' }

const openLane = async (page: Page): Promise<string> => {
  const path = await lanePath(page, QUIET)
  await page.goto(path)
  await expect(resultRows(page).first()).toBeVisible({ timeout: 30_000 })
  return path
}

for (const width of WIDTHS)
  test.describe(`${width} wide`, () => {
    test.use(atWidth(width))

    test('the results of a lane have nothing for axe to find, there or not', async ({
      page,
      signIn,
      servers: { monitor },
    }) => {
      await signIn('dana@northlake.example')
      const path = await openLane(page)
      if (width < 641) await page.getByRole('button', { name: 'Show map' }).click()
      await expect(page.getByRole('application').locator('path').first()).toBeAttached()
      await resultRows(page).first().getByRole('checkbox').check()
      await expectNothingToFind(page, 'the results, with the map and a row selected')
      await monitor.refuse('POST carriers/search', 500, { times: 3 })
      await page.goto(`${path}&filters[cargo]=250000`)
      await expect(page.getByText('This lane could not be searched')).toBeVisible()
      await expectNothingToFind(page, 'a lane that could not be searched')
    })

    test('what opens beside the results of a lane has nothing for axe to find', async ({ page, signIn }) => {
      await signIn('dana@northlake.example')
      await openLane(page)
      await page.getByRole('link', { name: 'Filters' }).click()
      await expect(page.getByRole('button', { name: 'Show carriers' })).toBeVisible()
      await expectNothingToFind(page, 'the filters')
      await page.keyboard.press('Escape')
      await page.getByRole('link', { name: 'Alert others' }).click()
      await page.getByRole('button', { name: 'Send alert' }).click()
      await expect(page.getByText('Tell what happened.')).toBeVisible()
      await expectNothingToFind(page, 'an alert with what is wrong beside its fields')
    })
  })
