import { expect, test } from '@fairhaul/testkit/playwright'
import { readPictures } from './read-pictures.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const DESKTOP = { width: 1280, height: 800 }
const WIDE = { width: 1600, height: 900 }
const PHONE = { width: 390, height: 844 }

const sizeOf = (file: string) => {
  if (file.includes('-390')) return PHONE
  return file.includes('-1600') ? WIDE : DESKTOP
}

/** How many parts of the page in the window are loading; those below it load when they come near. */
const countLoadingInView = () =>
  [...document.querySelectorAll('[aria-busy="true"]')].filter(part => {
    const { top, bottom } = part.getBoundingClientRect()
    return bottom > 0 && top < window.innerHeight
  }).length

for (const { file, address } of readPictures())
  test(file, async ({ page, signIn }) => {
    await page.setViewportSize(sizeOf(file))
    await page.emulateMedia({ colorScheme: file.includes('-dark') ? 'dark' : 'light' })
    await signIn('dana@northlake.example')
    // The text font comes when the page is idle, and is shown from the next page on.
    // The stream of events stays open, so that a list that follows it would never be idle.
    await page.route('**/monitor/events*', route => route.fulfill({ status: 404 }))
    await page.goto('/broker/')
    await page.waitForFunction(() => localStorage.getItem('fairhaul.font') !== null)
    await page.goto(`/broker${address}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expect.poll(() => page.evaluate(countLoadingInView)).toBe(0)
    await page.screenshot({ path: `docs/pictures/${file}` })
  })
