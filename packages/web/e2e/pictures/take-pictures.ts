import { expect, test } from '@fairhaul/testkit/playwright'
import { readPictures } from './read-pictures.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const { file, address } of readPictures())
  test(file, async ({ page, signIn }) => {
    await signIn('dana@northlake.example')
    await page.goto(`/broker${address}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    await page.screenshot({ path: `docs/pictures/${file}` })
  })
