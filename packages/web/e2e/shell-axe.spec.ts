import { expect, test } from '@fairhaul/testkit/playwright'
import { atWidth, expectNothingToFind } from './forms.ts'

for (const [width, brand] of [
  [1280, 'main'],
  [390, 'main'],
  [390, 'watchdog'],
] as const)
  test.describe(`${width} wide, ${brand}`, () => {
    test.use(atWidth(width))

    test('axe finds nothing on what the shell opens, and nothing scrolls sideways', async ({
      page,
      signIn,
      servers,
      context,
    }) => {
      const origin = brand === 'main' ? servers.portalUrl : servers.watchdogUrl
      await signIn(brand === 'main' ? 'dana@northlake.example' : 'wes@palisade.example', origin)
      await page.goto(`${origin}/broker/carriers/2`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('EAGLE MESA FREIGHT LLC')

      await page.keyboard.press('Control+k')
      const palette = page.getByRole('dialog', { name: 'Go to or do' })
      await expect(palette.getByRole('option').first()).toBeVisible()
      await expectNothingToFind(page, 'the palette')
      await page.keyboard.type('eagle')
      await expect(palette.getByRole('option', { name: /EAGLE MESA/ })).toBeVisible()
      await expectNothingToFind(page, 'what the palette found')
      await page.keyboard.press('Escape')

      await page.keyboard.press('?')
      await expect(page.getByRole('dialog', { name: 'Shortcuts' })).toBeVisible()
      await expectNothingToFind(page, 'the sheet of shortcuts')
      await page.keyboard.press('Escape')

      const waiting = page.getByRole('button', { name: /^Waiting for you/ })
      if (brand === 'main') {
        await waiting.click()
        await expectNothingToFind(page, 'what waits')
        await page.keyboard.press('Escape')
      }
      if (width < 900) {
        await page.getByRole('button', { name: 'Menu' }).click()
        await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
        await expectNothingToFind(page, 'the menu')
        await page.keyboard.press('Escape')
      }
      await context.setOffline(true)
      await expect(page.getByText('No connection.')).toBeVisible()
      await expectNothingToFind(page, 'no connection')
    })
  })
