import { expect, test } from '@fairhaul/testkit/playwright'
import { atWidth, expectNothingToFind, WIDTHS } from './forms.ts'
import { lanePath, resultRows } from './lane-results.ts'

for (const width of WIDTHS)
  test.describe(`${width} wide`, () => {
    test.use(atWidth(width))

    test('the results of a lane have nothing for axe to find in any of their states', async ({
      page,
      signIn,
      servers: { monitor },
    }) => {
      await signIn('dana@northlake.example')
      const path = await lanePath(page, { from: 'Dallas, TX market', to: 'Atlanta, GA market' })
      await page.goto(`${path}&filters[eld_connected]=1`)
      await expect(resultRows(page).first()).toBeVisible()
      if (width < 641) await page.getByRole('button', { name: 'Show map' }).click()
      await expect(page.getByRole('application').locator('path').first()).toBeAttached()
      await resultRows(page).first().getByRole('checkbox').check()
      await expectNothingToFind(page, 'the results, with the map and a row selected')
      await page.goto(`${path}&filters[eld_connected]=1&open=alert`)
      await page.getByRole('button', { name: 'Send alert' }).click()
      await expect(page.getByText('Tell what happened.')).toBeVisible()
      await expectNothingToFind(page, 'an alert with what is wrong beside its fields')
      await page.goto(`${path}&filters[eld_connected]=1&open=filters`)
      await expect(page.getByRole('button', { name: 'Show carriers' })).toBeVisible()
      await expectNothingToFind(page, 'the filters')
      await page.goto(`${await lanePath(page, { from: '31821', to: '98101' })}&filters[cargo]=100000`)
      await expect(page.getByText('No carrier was seen on this lane with these filters')).toBeVisible()
      await expectNothingToFind(page, 'a lane that gave nothing')
      await monitor.refuse('POST carriers/search', 500, { times: 3 })
      await page.goto(`${path}&filters[cargo]=250000`)
      await expect(page.getByText('This lane could not be searched')).toBeVisible()
      await expectNothingToFind(page, 'a lane that could not be searched')
    })
  })
