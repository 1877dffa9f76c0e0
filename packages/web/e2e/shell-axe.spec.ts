import { expect, test } from '@fairhaul/testkit/playwright'
import { atWidth, DESKTOP, expectAccessible, expectAccessibleAtWidths, PHONE } from './axe.ts'

test.use(atWidth(DESKTOP))

for (const brand of ['main', 'watchdog'] as const)
  test(`what the shell opens in the ${brand} brand passes axe and does not scroll horizontally`, async ({
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
    const palette = page.getByRole('dialog', { name: 'Command menu' })
    await expectAccessibleAtWidths(page, 'the palette', palette.getByRole('option').first())
    await page.keyboard.type('eagle')
    await expectAccessibleAtWidths(
      page,
      'palette results',
      palette.getByRole('option', { name: /EAGLE MESA/ }),
    )
    await page.keyboard.press('Escape')
    await expect(palette).toBeHidden()

    await page.keyboard.press('?')
    await expectAccessibleAtWidths(
      page,
      'the shortcut sheet',
      page.getByRole('dialog', { name: 'Shortcuts' }),
    )
    await page.keyboard.press('Escape')

    const waiting = page.getByRole('button', { name: /^Waiting for you/ })
    if (brand === 'main') {
      await waiting.click()
      await expectAccessibleAtWidths(
        page,
        'the action items',
        page.getByRole('region', { name: 'Waiting for you' }),
      )
      await page.keyboard.press('Escape')
    }
    await page.setViewportSize({ width: PHONE, height: 844 })
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
    await expectAccessible(page, 'the menu')
    await page.keyboard.press('Escape')
    await context.setOffline(true)
    await expectAccessibleAtWidths(page, 'no connection', page.getByText('No connection.'))
  })
