import type { Page } from 'playwright/test'

/** Sums up the layout shift of each page that is opened from here on. Gives the sum of the page that is open. */
export const watchLayoutShift = async (page: Page): Promise<() => Promise<number>> => {
  await page.addInitScript(`
    window.shifted = 0
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shifted += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  `)
  return () => page.evaluate<number>('window.shifted')
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
