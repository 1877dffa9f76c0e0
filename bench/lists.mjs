import { buildMonitor } from '../scripts/bootstrap.mjs'
import { freePort } from '../scripts/lib/free-port.mjs'
import { startService } from '../scripts/lib/service.mjs'
import { visit } from './browser.mjs'
import { openBrowser, signIn } from './open-portal.mjs'
import { mb, ms, row, times } from './print.mjs'
import { median } from './statistics.mjs'
import { startYardstick } from './yardstick/server.mjs'

const ROWS = '[data-bench=result-row]'
/** How often the tabs of a list are opened in turn. */
const ROUNDS = 100
/** How many rows are on the screen at once. */
const FIRST_ROWS = 10
/** The tabs that are opened in turn, by the start of their names. */
const TABS = ['In progress', 'On hold', 'My carriers']

/** Runs in the page: the time from the next press to the first frame that shows rows of a list at an address. */
function arm({ selector, rows, address }) {
  let from
  addEventListener('pointerdown', event => (from ??= event.timeStamp), { capture: true, once: true })
  const holds = () =>
    `${location.pathname}${location.search}`.includes(address) &&
    document.querySelectorAll(selector).length >= rows &&
    document.querySelector('[aria-busy=true]') === null
  globalThis.measured = new Promise(resolve => {
    const check = () =>
      requestAnimationFrame(() =>
        from !== undefined && holds() ? resolve(performance.now() - from) : check(),
      )
    check()
  })
}

async function timed(page, address, press) {
  await page.evaluate(arm, { selector: ROWS, rows: FIRST_ROWS, address })
  await press()
  return page.evaluate('measured')
}

async function heap(client) {
  await client.send('HeapProfiler.collectGarbage')
  return (await client.send('Runtime.getHeapUsage')).usedSize
}

const ADDRESS_OF = { 'In progress': 'in-progress', 'On hold': 'on-hold', 'My carriers': '/connections' }

/**
 * Opens the connections of a large broker from Home, then its tabs in turn, each for the first time and again, and pages
 * of one of them. Gives medians in milliseconds, and the heap in bytes after the first rounds and after all.
 */
async function visitLists(browser, { address, cookies }, { runs, rounds }) {
  const seen = { 'first rows': [], 'tab, first time': [], 'tab, again': [], 'next page': [] }
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
    if (run > 0) {
      seen['first rows'].push(opened)
      seen['tab, first time'].push(median(first))
      seen['tab, again'].push(median(again))
      seen['next page'].push(next)
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
  const yardstick = await startYardstick()
  const searches = []
  for (let run = 0; run < runs; run += 1)
    searches.push((await visit(browser, { address: yardstick.url, text: 'summit', cookies: [] })).search)
  await yardstick.stop()
  const { times: seen, heap } = await visitLists(browser, ours, { runs, rounds: ROUNDS })
  console.log('\nConnections of a large broker, 20,000 of them; x: twenty results without any library')
  row('', 'portal', 'yardstick', 'x yardstick')
  for (const [name, took] of Object.entries(seen))
    row(name, ms(took), ms(median(searches)), times(took / median(searches)))
  row(`heap, ${ROUNDS / 10} rounds of tabs`, mb(heap.before))
  row(`heap, ${ROUNDS} rounds`, mb(heap.after), times(heap.after / heap.before))
}

/** The demo of a large broker, made in minutes unless the folder has it. */
export async function benchLists(data, { runs }) {
  const folder = await buildMonitor()
  const port = await freePort(4600)
  const monitor = await startService(
    'monitor',
    [`${folder}/main.js`, '--port', String(port), '--data', data, '--world', 'large'],
    { onLine: () => {} },
  )
  const url = `http://127.0.0.1:${port}`
  try {
    const cookie = await signIn(url, monitor.ready.accounts[0].email)
    const { browser, ours, stop } = await openBrowser({ url, cookie })
    try {
      await printLists(browser, ours, { runs })
    } finally {
      await stop()
    }
  } finally {
    await monitor.stop()
  }
}
