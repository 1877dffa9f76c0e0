import { readFile } from 'node:fs/promises'
import { expect, test } from '@fairhaul/testkit/playwright'
import type { Locator, Page } from 'playwright/test'
import { lanePath } from './lane-results.ts'
import { holdResponses, watchLayoutShift } from './layout-shift.ts'

const RESULTS = '/broker/carriers/search-results?search=eagle'
const HEIGHT = 800

const rows = (page: Page) => page.locator('[data-bench=result-row]')
const bar = (page: Page) => page.getByRole('region', { name: 'Selected rows' })

type Density = 'dense' | 'comfortable'

/** Signs in, with rows of this density. */
const withDensity = async (page: Page, density: Density) => {
  await page.addInitScript(
    stored => localStorage.setItem('fairhaul.preferences', stored),
    JSON.stringify({ theme: 'light', density, railFolded: false }),
  )
}

const boxOf = async (page: Page) => {
  const box = await bar(page).boundingBox()
  if (box === null) throw new Error('The bar is not rendered')
  return box
}

/** A row of carriers fits a window of 1280 px. */
const expectRowsToFit = async (page: Page, density: Density) => {
  await expect(rows(page).nth(9)).toBeVisible()
  await expect(page.locator('[data-list] > [data-overflow]')).toHaveCount(0)
  const alerts = await page.getByRole('columnheader', { name: 'Alerts' }).boundingBox()
  expect((alerts?.x ?? 0) + (alerts?.width ?? 0)).toBeLessThanOrEqual(1280)
  const short = rows(page).filter({ hasText: 'EAGLE ISLE CARGO' })
  const height = (await short.boundingBox())?.height ?? 0
  expect(height).toBeLessThanOrEqual(density === 'dense' ? 46 : 54)
  const long = page.getByRole('link', { name: 'TAMARACK FIELD HAULING L.L.C.' })
  const isCut = await long.evaluate(name => name.scrollHeight > name.clientHeight + 1)
  expect(isCut, 'a comfortable row shows a long name whole').toBe(false)
}

/** The bar of selected rows is at the bottom of the window, wherever the page is scrolled to. */
const expectBarAtBottom = async (page: Page) => {
  await page.evaluate('scrollTo(0, 0)')
  const first = await boxOf(page)
  expect(first.y + first.height).toBe(HEIGHT)
  expect(first.height).toBeLessThan(120)
  await page.evaluate('scrollTo(0, document.body.scrollHeight)')
  const last = await boxOf(page)
  expect(last.y + last.height).toBe(HEIGHT)
  const pager = await page.getByRole('navigation', { name: 'Carriers, pages' }).boundingBox()
  expect((pager?.y ?? HEIGHT) + (pager?.height ?? 0)).toBeLessThanOrEqual(last.y)
}

for (const [density, widths] of [
  ['comfortable', [1280]],
  ['dense', [1160, 390]],
] as const)
  test(`${density} rows fit a window of 1280 px, and the bar of selected rows is at the bottom of ${widths.join(' and ')} px`, async ({
    page,
    signIn,
  }) => {
    await signIn('dana@northlake.example')
    await page.setViewportSize({ width: 1280, height: HEIGHT })
    await withDensity(page, density)
    await page.goto(RESULTS)
    await expectRowsToFit(page, density)
    await rows(page).first().getByRole('checkbox').check()
    for (const width of widths) {
      await page.setViewportSize({ width, height: HEIGHT })
      await expectBarAtBottom(page)
    }
  })

/** Screens with the most lines that a row of them needs, in CSS pixels. */
const LOWEST_ROWS = [
  { name: 'search results', path: RESULTS, row: 'EAGLE BASIN DISPATCH LLC', most: 46 },
  { name: 'connections', path: '/broker/carriers/connections', row: 'DUSTY FORD TRUCKING INC.', most: 46 },
  { name: 'loads', path: '/broker/loads', row: 'NL-22000', most: 54 },
] as const

test('at 1280 px a name has one line, and a row of carriers or of loads has two', async ({
  page,
  signIn,
}) => {
  await signIn('dana@northlake.example')
  await page.setViewportSize({ width: 1280, height: HEIGHT })
  for (const { name, path, row, most } of LOWEST_ROWS) {
    await page.goto(path)
    const rowOf = page.getByRole('row').filter({ hasText: row })
    // What comes later, as the day of the last decision, fits into the same lines.
    if (name === 'connections') await expect(rowOf.getByText(/^due /)).toBeVisible()
    const box = await rowOf.boundingBox()
    expect(box?.height, `a row of ${name}`).toBeLessThanOrEqual(most)
  }
})

test('verdicts are counted and narrowed to by a press, and the ticked carriers are exported', async ({
  page,
  signIn,
}) => {
  await signIn('dana@northlake.example')
  await page.goto(RESULTS)
  const verdicts = page.getByRole('group', { name: 'Verdict' })
  const fail = verdicts.getByRole('button', { name: /^Fail \d/ })
  const count = Number((await fail.textContent())?.replace(/\D/g, ''))
  await fail.click()
  await expect(page).toHaveURL(/filters\[verdict\]=Fail/)
  await expect(rows(page)).toHaveCount(count)
  await expect(verdicts.getByRole('button', { name: /^Pass \d/ })).toBeVisible()
  await page.keyboard.press('j')
  await expect(rows(page).first()).toBeFocused()
  await page.keyboard.press('x')
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  const saved = page.waitForEvent('download')
  await bar(page).getByRole('button', { name: 'Export 2' }).click()
  const lines = (await readFile(await (await saved).path(), 'utf8')).trimEnd().split('\n')
  expect(lines).toHaveLength(3)
  expect(lines[0]).toContain('Phone,E-mail')
  expect(lines[1]).toMatch(/^Fail,/)
})

test('on a phone every verdict is seen with its count', async ({ page, signIn }) => {
  await signIn('dana@northlake.example')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(RESULTS)
  const choices = page.getByRole('group', { name: 'Verdict' }).getByRole('button')
  for (const name of [/^All \d/, /^Pass \d/, /^Override \d/, /^Incomplete \d/, /^Fail \d/])
    await expect(choices.and(page.getByRole('button', { name }))).toBeInViewport({ ratio: 1 })
})

const LISTS = [
  {
    list: 'search results',
    widths: [1280, 390],
    request: /\/monitor\/carriers\?/,
    pathOf: async () => RESULTS,
  },
  {
    list: 'lane results',
    widths: [1600, 1280, 390],
    request: /\/monitor\/carriers\/search$/,
    pathOf: (page: Page) => lanePath(page, { from: 'Dallas, TX market', to: 'Atlanta, GA market' }),
  },
] as const

for (const { list, widths, request, pathOf } of LISTS) {
  for (const width of widths)
    test(`${width} wide, the first row of ${list} is where its placeholder was, and nothing moves`, async ({
      page,
      signIn,
    }) => {
      await signIn('dana@northlake.example')
      await page.setViewportSize({ width, height: 844 })
      const path = await pathOf(page)
      const expectNoShift = await watchLayoutShift(page)
      const respondWithNames = await holdResponses(page, /\/monitor\/areas\//)
      const respond = await holdResponses(page, request)
      await page.goto(path)
      // A lane has its name once its areas confirm it.
      await expect(page.getByRole('heading', { level: 1 })).toContainText(/search results/i)
      respondWithNames()
      const topOf = async (rowsOrPlaceholder: Locator) =>
        (await rowsOrPlaceholder.boundingBox())?.y ?? Number.NaN
      await expect(page.getByRole('group', { name: 'Verdict' })).toBeVisible()
      // A map above the rows of a lane has a placeholder too.
      const expected = await topOf(page.locator('[aria-busy=true]').filter({ visible: true }).last())
      respond()
      await expect(rows(page).first()).toBeVisible()
      // The placeholder has a border, and the table has none.
      expect(Math.abs((await topOf(page.getByRole('table'))) - expected)).toBeLessThanOrEqual(1)
      await expectNoShift()
    })
}

test('a carrier on a phone is a card with a button that calls', async ({ page, signIn }) => {
  await signIn('dana@northlake.example')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(RESULTS)
  const card = rows(page).first()
  expect((await card.boundingBox())?.height).toBeLessThanOrEqual(130)
  const call = card.getByRole('link', { name: /^Call / })
  await expect(call).toHaveAttribute('href', /^tel:\+1\d{10}/)
  const box = await call.boundingBox()
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
})

test.describe('with fingers', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('what a finger meets in a card is not covered by the link of the card or by its neighbor', async ({
    page,
    signIn,
  }) => {
    await signIn('dana@northlake.example')
    await page.goto('/broker/carriers/connections?tab=in-progress')
    await rows(page)
      .first()
      .getByRole('button', { name: /^More for / })
      .tap()
    await expect(page.getByRole('menu')).toBeVisible()
    await page.goto('/broker/carriers/contact-search?email=dispatch%40eaglemesafreightll2.example')
    const report = rows(page)
      .first()
      .getByRole('link', { name: /^Report fraud/ })
    await report.tap()
    await expect(page).toHaveURL(/report/)
  })
})
