import { buildMonitor } from '../scripts/bootstrap.mjs'
import { freePort } from '../scripts/lib/free-port.mjs'
import { startService } from '../scripts/lib/service.mjs'
import { visit } from './browser.mjs'
import { openBrowser, signIn } from './open-portal.mjs'
import { median } from './statistics.mjs'
import { startYardstick } from './yardstick/server.mjs'

/** Starts the demo of a large broker, made in minutes unless the folder has it, for `work` of its first user. */
export async function withLargeMonitor(data, work) {
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
    await work({ url, cookie })
  } finally {
    await monitor.stop()
  }
}

/** The same, with a browser before it. */
export const withLargeBroker = (data, work) =>
  withLargeMonitor(data, async at => {
    const { browser, ours, stop } = await openBrowser(at)
    try {
      await work(browser, ours)
    } finally {
      await stop()
    }
  })

/** The median of the milliseconds of twenty results on the page without any library. */
export async function yardstickSearch(browser, runs) {
  const yardstick = await startYardstick()
  const searches = []
  for (let run = 0; run < runs; run += 1)
    searches.push((await visit(browser, { address: yardstick.url, text: 'summit', cookies: [] })).search)
  await yardstick.stop()
  return median(searches)
}
