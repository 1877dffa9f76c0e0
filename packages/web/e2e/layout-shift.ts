import { expect, type Page } from 'playwright/test'

/** How much of a page may shift, as the browser counts it: 0 to 1. */
const SHIFT_MAX = 0.01

/**
 * Watches the layout of each page that is opened from here on. The function that it gives expects that of the open page
 * not to have shifted; its error names what has moved, from where and to where.
 */
export const watchLayoutShift = async (page: Page): Promise<() => Promise<void>> => {
  await page.addInitScript(`
    window.shifted = { sum: 0, moved: [] }
    const place = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' ')
    new PerformanceObserver(list => {
      for (const { hadRecentInput, value, sources } of list.getEntries()) {
        if (hadRecentInput) continue
        window.shifted.sum += value
        for (const { node, previousRect, currentRect } of sources)
          window.shifted.moved.push([node?.nodeName, node?.textContent?.slice(0, 40), place(previousRect), place(currentRect)])
      }
    }).observe({ type: 'layout-shift', buffered: true })
  `)
  return async () => {
    const { sum, moved } = await page.evaluate<{ sum: number; moved: unknown }>('window.shifted')
    expect(sum, `moved: ${JSON.stringify(moved)}`).toBeLessThanOrEqual(SHIFT_MAX)
  }
}

/** Holds back the responses to the requests whose address matches, until the function that it gives is called. */
export const holdResponses = async (page: Page, address: RegExp): Promise<() => void> => {
  let respond = () => {}
  const mayRespond = new Promise<void>(resolve => {
    respond = resolve
  })
  await page.route(address, async route => {
    await mayRespond
    await route.continue()
  })
  return respond
}
