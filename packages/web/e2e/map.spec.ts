import { expect, test } from '@fairhaul/testkit/playwright'
import type { Page } from 'playwright/test'
import { axeViolations, expectAccessible, WIDTHS } from './axe.ts'

const BOUNDARIES = '**/north-america*.json'

const mapOf = (page: Page) => page.getByRole('application', { name: 'Where carriers fail or insurance ends' })
const listOf = (page: Page) => page.getByRole('group', { name: 'Your carriers by state or province' })
const texas = (page: Page) => listOf(page).getByRole('button', { name: /^Texas \d+ failures?/ })
const outline = (page: Page, key: string) => mapOf(page).locator(`path[data-id="${key}"]`)
const scaleOf = async (page: Page) =>
  Number(
    /scale\(([\d.]+)\)/.exec(
      (await mapOf(page).locator('svg > g').first().getAttribute('transform')) ?? '',
    )?.[1],
  )

/** How far the drawing has moved since it was drawn, in pixels. */
const movedBy = async (page: Page) => {
  const style = (await mapOf(page).locator('svg').getAttribute('style')) ?? ''
  const [, x = '0', y = '0'] = /translate\((-?[\d.]+)px, (-?[\d.]+)px\)/.exec(style) ?? []
  return { x: Number(x), y: Number(y) }
}

const showMap = (page: Page) => listOf(page).getByRole('button', { name: 'Show map' }).click()

const openHome = async (page: Page) => {
  await page.goto('/broker/')
  await showMap(page)
  await expect(outline(page, 'US-TX')).toBeAttached()
}

test.describe('with a pointer', () => {
  test.beforeEach(({ signIn }) => signIn('dana@northlake.example'))

  test('map and list highlight each other, and a state filters the carriers that need attention through the URL', async ({
    page,
  }) => {
    await openHome(page)
    await texas(page).hover()
    await expect(outline(page, 'US-TX')).toHaveAttribute('data-hovered', 'true')
    await expect(mapOf(page).getByText(/^Texas: \d+ of \d+ fail/)).toBeVisible()

    await mapOf(page).scrollIntoViewIfNeeded()
    const box = await outline(page, 'US-TX').boundingBox()
    await page.mouse.move((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2)
    await expect(texas(page)).toHaveAttribute('data-hovered', 'true')
    await page.mouse.down()
    await page.mouse.up()
    await expect(page).toHaveURL(/\?region=US-TX$/)
    await expect(page.getByRole('status').filter({ hasText: /^\d+ carriers in Texas$/ })).toBeVisible()
    await expect(texas(page)).toHaveAttribute('aria-pressed', 'true')

    await page.reload()
    await expect(texas(page)).toHaveAttribute('aria-pressed', 'true')
    await page.getByRole('button', { name: 'Show all states' }).click()
    await expect(page).toHaveURL(/\/broker\/$/)
    await page.goBack()
    await expect(texas(page)).toHaveAttribute('aria-pressed', 'true')
  })

  test('the wheel scrolls the page, Ctrl and wheel zoom the map, and a drag selects nothing', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 560 })
    await openHome(page)
    await mapOf(page).scrollIntoViewIfNeeded()
    const box = await mapOf(page).boundingBox()
    const [x, y] = [(box?.x ?? 0) + 300, (box?.y ?? 0) + 150]
    await page.mouse.move(x, y)
    const before = await scaleOf(page)
    const scrolled = await page.evaluate('window.scrollY')
    await page.mouse.wheel(0, -200)
    await expect.poll(() => page.evaluate('window.scrollY')).toBeLessThan(Number(scrolled))
    expect(await scaleOf(page)).toBe(before)

    await mapOf(page).scrollIntoViewIfNeeded()
    await page.keyboard.down('Control')
    await page.mouse.wheel(0, -200)
    await page.keyboard.up('Control')
    await expect.poll(() => scaleOf(page)).toBeGreaterThan(before)

    const still = await movedBy(page)
    await page.mouse.down()
    await page.mouse.move(x - 120, y + 30, { steps: 6 })
    await page.mouse.up()
    await expect.poll(async () => (await movedBy(page)).x - still.x).toBe(-120)
    expect((await movedBy(page)).y - still.y).toBe(30)
    await expect(page).toHaveURL(/\/broker\/$/)
    // A drag that is released outside the map no longer moves it.
    await page.mouse.move(x, y)
    expect((await movedBy(page)).x - still.x).toBe(-120)
  })

  test('the map is panned, zoomed and left by keyboard, and never traps the focus', async ({ page }) => {
    await openHome(page)
    await mapOf(page).focus()
    const before = await scaleOf(page)
    await page.keyboard.press('+')
    await expect(page.getByRole('status').filter({ hasText: 'Zoomed to 150 percent' })).toBeAttached()
    const still = await movedBy(page)
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowUp')
    await expect.poll(async () => (await movedBy(page)).x).toBe(still.x - 60)
    await expect.poll(async () => (await movedBy(page)).y).toBe(still.y + 60)
    await page.keyboard.press('-')
    await page.keyboard.press('-')
    await expect.poll(() => scaleOf(page)).toBeLessThan(before)
    await page.keyboard.press('0')
    await expect.poll(() => scaleOf(page)).toBe(before)
    // A key with a modifier is the browser's.
    await page.keyboard.press('Alt+ArrowUp')
    await expect.poll(() => movedBy(page)).toEqual({ x: 0, y: 0 })
    await page.keyboard.press('l')
    await expect(listOf(page)).toBeFocused()
    await page.keyboard.press('Tab')
    const first = listOf(page).getByRole('button').first()
    await expect(first).toBeFocused()
    const name = (await first.locator('span').first().textContent()) ?? ''
    await page.keyboard.press('Enter')
    await expect(page.getByRole('status').filter({ hasText: ` in ${name}` })).toBeVisible()
    await expect(first).toBeFocused()
    await mapOf(page).focus()
    for (const button of ['Zoom in (+)', 'Zoom out (-)', 'Show all (0)']) {
      await page.keyboard.press('Tab')
      await expect(page.getByRole('button', { name: button })).toBeFocused()
    }
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    expect(await page.evaluate('document.activeElement.closest("[role=application]")')).toBeNull()
  })

  test('map boundaries that fail to load leave the list, and load on retry', async ({ page }) => {
    await page.route(BOUNDARIES, route => route.abort())
    await page.goto('/broker/')
    await showMap(page)
    await expect(page.getByText('The map could not be loaded')).toBeVisible()
    await expect(texas(page)).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
    await page.unroute(BOUNDARIES)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(outline(page, 'US-TX')).toBeAttached()
  })
})

test.describe('with fingers', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('on a touch screen a tap filters, two fingers zoom the map, and one finger scrolls the page', async ({
    page,
    context,
    signIn,
  }) => {
    await signIn('dana@northlake.example')
    await openHome(page)
    await mapOf(page).scrollIntoViewIfNeeded()
    const state = await outline(page, 'US-TX').boundingBox()
    await page.touchscreen.tap(
      (state?.x ?? 0) + (state?.width ?? 0) / 2,
      (state?.y ?? 0) + (state?.height ?? 0) / 2,
    )
    await expect(page).toHaveURL(/\?region=US-TX$/)

    const box = await mapOf(page).boundingBox()
    const [x, y] = [(box?.x ?? 0) + 160, (box?.y ?? 0) + 120]
    const hand = await context.newCDPSession(page)
    const touch = (
      type: 'touchStart' | 'touchMove' | 'touchEnd',
      touchPoints: readonly { x: number; y: number; id: number }[],
    ) => hand.send('Input.dispatchTouchEvent', { type, touchPoints: [...touchPoints] })
    const before = await scaleOf(page)
    const fingers = (gap: number) => [
      { x: x - gap, y, id: 1 },
      { x: x + gap, y, id: 2 },
    ]
    await touch('touchStart', fingers(20))
    for (const gap of [30, 40, 50, 60]) await touch('touchMove', fingers(gap))
    await touch('touchEnd', [])
    await expect.poll(() => scaleOf(page)).toBeGreaterThan(before * 1.5)
    const near = await scaleOf(page)
    await touch('touchStart', fingers(60))
    for (const gap of [50, 40, 30]) await touch('touchMove', fingers(gap))
    await touch('touchEnd', [])
    await expect.poll(() => scaleOf(page)).toBeLessThan(near)

    // A horizontal drag with one finger moves the map, and selects nothing.
    const still = await movedBy(page)
    await touch('touchStart', [{ x: x + 60, y, id: 1 }])
    for (const at of [40, 20, 0, -20]) await touch('touchMove', [{ x: x + at, y, id: 1 }])
    await touch('touchEnd', [])
    await expect.poll(async () => (await movedBy(page)).x).toBeLessThan(still.x - 30)
    await expect(page).toHaveURL(/\?region=US-TX$/)

    const scrolled = Number(await page.evaluate('window.scrollY'))
    await touch('touchStart', [{ x, y: y + 80, id: 1 }])
    for (const at of [60, 40, 20, 0, -20]) await touch('touchMove', [{ x, y: y + at, id: 1 }])
    await touch('touchEnd', [])
    await expect.poll(() => page.evaluate('window.scrollY')).not.toBe(scrolled)

    // No information is covered by the buttons: they are below the drawing.
    const button = await page.getByRole('button', { name: 'Zoom in (+)' }).boundingBox()
    const frame = await mapOf(page).boundingBox()
    expect(button?.y).toBeGreaterThanOrEqual((frame?.y ?? Infinity) + (frame?.height ?? 0))
  })
})

test('with reduced motion the map zooms without animation', async ({ page, signIn }) => {
  await signIn('dana@northlake.example')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openHome(page)
  const zoomIn = page.getByRole('button', { name: 'Zoom in (+)' })
  const showAll = page.getByRole('button', { name: 'Show all (0)' })
  // The map gets its last size when what is beside it has loaded, so that the whole is measured after a first change.
  const first = await scaleOf(page)
  await zoomIn.click()
  await expect.poll(() => scaleOf(page)).toBeGreaterThan(first)
  const zoomed = await scaleOf(page)
  await showAll.click()
  await expect.poll(() => scaleOf(page)).toBeLessThan(zoomed)
  const whole = await scaleOf(page)
  await zoomIn.click()
  await expect.poll(() => scaleOf(page)).toBeGreaterThan(whole)
  await showAll.click()
  await expect.poll(() => scaleOf(page)).toBe(whole)
  // A change without a duration may be listed until the next frame; an animation is listed for longer.
  const moving = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .map(each => Number(each.effect?.getComputedTiming().activeDuration ?? 0))
        .filter(ms => ms > 1),
    )
  expect(await moving()).toEqual([])
})

for (const [brand, email] of [
  ['main', 'dana@northlake.example'],
  ['watchdog', 'wes@palisade.example'],
] as const)
  test(`Home with its map passes axe in the ${brand} brand`, async ({ page, signIn, servers }) => {
    const origin = brand === 'main' ? servers.portalUrl : servers.watchdogUrl
    await signIn(email, origin)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(`${origin}/broker/?region=US-TX`)
    await showMap(page)
    await expect(mapOf(page)).toBeVisible()
    await expect(mapOf(page).locator('path').first()).toBeAttached()
    await expect(page.locator('html')).toHaveAttribute('data-brand', brand)
    await listOf(page).getByRole('button').first().focus()
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 844 })
      await expectAccessible(page, `Home at ${width}`)
      expect(await page.evaluate('document.getElementById("main").scrollWidth')).toBeLessThanOrEqual(width)
    }
  })
