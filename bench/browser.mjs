import { median } from './statistics.mjs'

/** Runs in the page: the time from the next input to the first frame in which `holds` is true. */
function arm({ text, rows, profile }) {
  const shown = selector =>
    [...document.querySelectorAll(selector)].filter(each => each.closest('[aria-hidden="true"]') === null)
  const holds = () => {
    if (profile === true) return shown('[data-bench=carrier-name]').length > 0
    if (text === undefined) return shown('[data-bench=result-row]').length >= rows
    return document.querySelector('[role=listbox]')?.dataset.for === text
  }
  let from
  const waiting = new AbortController()
  const start = event => {
    from ??= event.timeStamp
    // Those of the other kinds would stay, and count as memory of the portal.
    waiting.abort()
  }
  for (const kind of ['keydown', 'pointerdown', 'popstate'])
    addEventListener(kind, start, { capture: true, signal: waiting.signal })
  globalThis.measured = new Promise(resolve => {
    const check = () => {
      if (from !== undefined && holds()) requestAnimationFrame(() => resolve(performance.now() - from))
      else requestAnimationFrame(check)
    }
    requestAnimationFrame(check)
  })
}

const BOX = '[data-bench=carrier-search]'
const suggestionsFor = text => ({ text })
const rows = { rows: 20 }
const profile = { profile: true }
const LINK = '[data-bench=result-row] a[href*="/carriers/"]'
/** How long a hovered link has to prefetch, in milliseconds. */
const HOVER_MS = 150

async function timed(page, condition, act) {
  await page.evaluate(arm, condition)
  await act()
  return page.evaluate('measured')
}

/**
 * One visit: cold to usable, each key to its suggestions, Enter to twenty results painted, a result pressed to the
 * heading of its profile, the same after hovering it, and Back to the results. Milliseconds.
 */
export async function visit(browser, { address, text, cookies }) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  await context.addCookies(cookies)
  const page = await context.newPage()
  await page.goto(address, { waitUntil: 'commit' })
  const box = page.locator(BOX)
  await box.waitFor()
  const usable = await page.evaluate(
    'new Promise(done => requestAnimationFrame(() => done(performance.now())))',
  )
  await page.waitForLoadState('networkidle')
  await box.click()
  const keys = []
  for (let i = 0; i < text.length; i += 1)
    keys.push(await timed(page, suggestionsFor(text.slice(0, i + 1)), () => page.keyboard.press(text[i])))
  const search = await timed(page, rows, () => page.keyboard.press('Enter'))
  await page.waitForLoadState('networkidle')
  const opened = await timed(page, profile, () => page.locator(LINK).nth(2).click())
  await page.waitForLoadState('networkidle')
  const back = await timed(page, rows, () => page.evaluate('history.back()'))
  await page.waitForLoadState('networkidle')
  await page.locator(LINK).nth(4).hover()
  await page.waitForTimeout(HOVER_MS)
  const hovered = await timed(page, profile, () => page.locator(LINK).nth(4).click())
  await context.close()
  return { usable, keystroke: median(keys), search, profile: opened, 'hovered profile': hovered, back }
}

/** What is no object of the page: the engine's compiled code, which grows with what runs often, and the browser's own. */
const NO_OBJECTS = new Set(['code', 'native', 'synthetic'])

/** The bytes of all objects, texts and functions of a page, by a snapshot of its heap. */
async function bytesOfObjects(client) {
  const chunks = []
  const keep = ({ chunk }) => chunks.push(chunk)
  client.on('HeapProfiler.addHeapSnapshotChunk', keep)
  await client.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
  client.off('HeapProfiler.addHeapSnapshotChunk', keep)
  const { snapshot, nodes } = JSON.parse(chunks.join(''))
  const { node_fields: fields, node_types: types } = snapshot.meta
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')]
  let bytes = 0
  for (let node = 0; node < nodes.length; node += fields.length)
    if (!NO_OBJECTS.has(types[type][nodes[node + type]])) bytes += nodes[node + size]
  return bytes
}

/**
 * Opens one profile after another inside the page, as a broker does in a day, and reads the heap after forced collection.
 * Gives the bytes after the first visits and after all, of the heap and of the objects in it.
 */
export async function heapOfVisits(browser, { address, text, cookies }, { first, all }) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  await context.addCookies(cookies)
  const page = await context.newPage()
  await page.goto(address)
  await page.locator(BOX).fill(text)
  await timed(page, rows, () => page.locator(BOX).press('Enter'))
  const client = await context.newCDPSession(page)
  const heap = async () => {
    await page.waitForLoadState('networkidle')
    await client.send('HeapProfiler.collectGarbage')
    const { usedSize } = await client.send('Runtime.getHeapUsage')
    return { heap: usedSize, objects: await bytesOfObjects(client) }
  }
  let before
  for (let visit = 1; visit <= all; visit += 1) {
    await timed(page, profile, () =>
      page
        .locator(LINK)
        .nth(visit % 20)
        .click(),
    )
    await timed(page, rows, () => page.evaluate('history.back()'))
    if (visit === first) before = await heap()
  }
  const after = await heap()
  await context.close()
  return { before, after }
}

/** Visits portal and yardstick in turn, `runs` times after a first that is not counted. Gives medians and ratios. */
export async function compare(browser, portal, yardstick, runs) {
  const seen = { portal: [], yardstick: [] }
  for (let i = 0; i <= runs; i += 1) {
    const [a, b] = [await visit(browser, portal), await visit(browser, yardstick)]
    if (i === 0) continue
    seen.portal.push(a)
    seen.yardstick.push(b)
  }
  return Object.keys(seen.portal[0]).map(figure => {
    const of = side => median(seen[side].map(run => run[figure]))
    return { figure, portal: of('portal'), yardstick: of('yardstick'), ratio: of('portal') / of('yardstick') }
  })
}
