import { expect, type SecondPortal, test } from '@fairhaul/testkit/playwright'
import type { Page, Route } from 'playwright/test'

/**
 * A fake Google Maps with what a drawn map needs, served by the test under the provider's address: it records what is
 * put on the map, and calls back as the real script does.
 */
const PROVIDER = `(() => {
  window.drawn = []
  class Thing {
    constructor(options) { this.options = options; this.calls = {}; window.drawn.push(this) }
    addListener(name, call) { this.calls[name] = call }
    setMap(map) { if (map === null) window.drawn.splice(window.drawn.indexOf(this), 1) }
  }
  class Map {
    constructor(host, options) {
      this.options = options
      this.zoom = 4
      const tile = document.createElement('p')
      tile.textContent = 'Drawn by the provider'
      host.append(tile)
    }
    addListener() {}
    getZoom() { return this.zoom }
    setZoom(zoom) { this.zoom = window.zoomed = zoom }
    panBy() {}
    fitBounds() {}
  }
  const libraries = { maps: { Map, Polyline: Thing }, marker: { Marker: Thing } }
  google.maps.importLibrary = async name => libraries[name]
  google.maps.__ib__()
})()`

let portal: SecondPortal
test.beforeAll(async ({ servers }) => {
  portal = await servers.startPortal({ FAIRHAUL_MAPS_KEY: 'a-test-key', FAIRHAUL_MAPS_MAP_ID: 'a-style' })
})
test.afterAll(() => portal.stop())
test.beforeEach(({ signIn }) => signIn('dana@northlake.example', portal.url))

const answering = async (page: Page, answer: (route: Route) => Promise<void>) => {
  const requests: URL[] = []
  await page.route('https://maps.googleapis.com/**', route => {
    requests.push(new URL(route.request().url()))
    return answer(route)
  })
  await page.goto(`${portal.url}/broker/`)
  await page.getByRole('button', { name: 'Show map' }).click()
  return requests
}
const script = (body: string) => (route: Route) => route.fulfill({ contentType: 'text/javascript', body })
const listOf = (page: Page) => page.getByRole('group', { name: 'Your carriers by state or province' })
const ownMap = (page: Page) => page.locator('path[data-id="US-TX"]')
const NOTE = 'Google Maps is not available. This is the built-in map.'

test('the provider’s map loads with the key, and highlights and filters like the portal’s map', async ({
  page,
}) => {
  const requests = await answering(page, script(PROVIDER))
  await expect(page.getByText('Drawn by the provider')).toBeVisible()
  await expect(page.getByText(NOTE)).toHaveCount(0)
  expect(requests.map(url => [url.pathname, url.searchParams.get('key')])).toEqual([
    ['/maps/api/js', 'a-test-key'],
  ])
  // The request contains nothing about the broker's carriers.
  expect(requests[0]?.search).not.toMatch(/texas|dana|carrier/i)

  const markerOf = (text: string) =>
    page.evaluate(`(() => {
      const marker = window.drawn.find(({ options }) => options.title?.includes(${JSON.stringify(text)}))
      return marker && { label: marker.options.label.text, rim: marker.options.icon.strokeWeight }
    })()`)
  const texas = listOf(page).getByRole('button', { name: /^Texas/ })
  const [fail = 0, ending = 0] = ((await texas.textContent()) ?? '').match(/\d+/g)?.map(Number) ?? []
  const count = String(fail + ending)
  await expect.poll(() => markerOf('Texas:')).toEqual({ label: count, rim: 2 })
  await texas.hover()
  await expect.poll(() => markerOf('Texas:')).toEqual({ label: count, rim: 3 })
  await page.getByRole('button', { name: 'Zoom in (+)' }).click()
  await expect.poll(() => page.evaluate('window.zoomed > 4')).toBe(true)

  await page.evaluate(
    `window.drawn.find(({ options }) => options.title?.includes('California:')).calls.click()`,
  )
  await expect(page).toHaveURL(/\?region=US-CA$/)
  await expect(listOf(page).getByRole('button', { name: /^California/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
})

test('a blocked map provider is replaced by the portal’s map with a notice', async ({ page }) => {
  await answering(page, route => route.abort())
  await expect(page.getByText(NOTE)).toBeVisible()
  await expect(ownMap(page)).toBeAttached()
})

test('a map provider that refuses the key, at once or later, is replaced by the portal’s map', async ({
  page,
}) => {
  await answering(page, script(PROVIDER))
  await expect(page.getByText('Drawn by the provider')).toBeVisible()
  await page.evaluate('window.gm_authFailure()')
  await expect(page.getByText(NOTE)).toBeVisible()
  await expect(page.getByText('Drawn by the provider')).toHaveCount(0)
  await expect(ownMap(page)).toBeAttached()
})

test('a map provider that does not respond is replaced by the portal’s map after the timeout', async ({
  page,
}) => {
  await page.clock.install()
  await answering(page, script('/* comes, and calls no one back */'))
  await expect(page.getByRole('application', { name: 'Where carriers fail or insurance ends' })).toBeVisible()
  await expect(page.getByText(NOTE)).toHaveCount(0)
  await expect
    .poll(async () => {
      await page.clock.runFor(2_000)
      return page.getByText(NOTE).count()
    })
    .toBe(1)
  await expect(ownMap(page)).toBeAttached()
})
