import { withLargeBroker, yardstickSearch } from './large-broker.mjs'
import { mb, ms, row, times } from './print.mjs'
import { heap, timedRows } from './rows.mjs'
import { median } from './statistics.mjs'

/** How often the tabs of a list are opened in turn. */
const ROUNDS = 100
/** How many rows are on the screen at once. */
const FIRST_ROWS = 10
/** The tabs that are opened in turn, by the start of their names. */
const TABS = ['In progress', 'On hold', 'Onboarded']

const timed = (page, address, press) => timedRows(page, { address, rows: FIRST_ROWS }, press)

/**
 * Opens the connections of a large broker from Home, then its tabs in turn, each for the first time and again, and pages
 * of one of them. Gives medians in milliseconds, and the heap in bytes after the first rounds and after all.
 */
async function visitLists(browser, { address, cookies }, { runs, rounds }) {
  const seen = {
    'first rows': [],
    'tab, first time': [],
    'tab, again': [],
    'next page': [],
    'one verdict': [],
    'by verdict': [],
  }
  let before
  let after
  for (let run = 0; run <= runs; run += 1) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
    await context.addCookies(cookies)
    const page = await context.newPage()
    await page.goto(address)
    await page.waitForLoadState('networkidle')
    const opened = await timed(page, '/carriers/connections', () =>
      page.getByRole('link', { name: 'Connections', exact: true }).click(),
    )
    await page.waitForLoadState('networkidle')
    const tab = name =>
      timed(page, ADDRESS_OF[name], () =>
        page.getByRole('link', { name: new RegExp(`^${name}( |$)`) }).click(),
      )
    const [first, again] = [[], []]
    for (const name of TABS) first.push(await tab(name))
    await page.waitForLoadState('networkidle')
    for (const name of TABS) again.push(await tab(name))
    await page.waitForLoadState('networkidle')
    const next = await timed(page, 'page=2', () =>
      page.getByRole('link', { name: 'Next page' }).first().click(),
    )
    await page.waitForLoadState('networkidle')
    const narrowed = await timed(page, 'verdict=Fail', () =>
      page.getByRole('button', { name: /^Fail [\d,]+$/ }).click(),
    )
    await page.waitForLoadState('networkidle')
    const ordered = await timed(page, 'sort=verdict', () =>
      page
        .getByRole('columnheader', { name: /^Verdict/ })
        .getByRole('button')
        .click(),
    )
    if (run > 0) {
      seen['first rows'].push(opened)
      seen['tab, first time'].push(median(first))
      seen['tab, again'].push(median(again))
      seen['next page'].push(next)
      seen['one verdict'].push(narrowed)
      seen['by verdict'].push(ordered)
    }
    if (run === runs) {
      const client = await context.newCDPSession(page)
      for (let round = 1; round <= rounds; round += 1) {
        for (const name of TABS) await tab(name)
        if (round === Math.ceil(rounds / 10)) before = await heap(client)
      }
      after = await heap(client)
    }
    await context.close()
  }
  return {
    times: Object.fromEntries(Object.entries(seen).map(([name, times]) => [name, median(times)])),
    heap: { before, after },
  }
}

/** The connections of a large broker; x: of twenty results on the page without any library. */
async function printLists(browser, ours, { runs }) {
  const search = await yardstickSearch(browser, runs)
  const { times: seen, heap } = await visitLists(browser, ours, { runs, rounds: ROUNDS })
  console.log('\nConnections of a large broker, 20,000 of them; x: twenty results without any library')
  row('', 'portal', 'yardstick', 'x yardstick')
  for (const [name, took] of Object.entries(seen)) row(name, ms(took), ms(search), times(took / search))
  row(`heap, ${ROUNDS / 10} rounds of tabs`, mb(heap.before))
  row(`heap, ${ROUNDS} rounds`, mb(heap.after), times(heap.after / heap.before))
}

/** The lists of the demo of a large broker. */
export const benchLists = (data, settings) =>
  withLargeBroker(data, (browser, ours) => printLists(browser, ours, settings))
