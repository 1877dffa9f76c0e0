import { withLargeBroker, yardstickSearch } from './large-broker.mjs'
import { mb, ms, row, times } from './print.mjs'
import { heap, timedRows } from './rows.mjs'
import { median, quantile } from './statistics.mjs'

const LIST = { selector: 'main tbody tr', rows: 10 }
/** The title of a load, without its map, which loads behind it. */
const TITLE = { selector: 'main h1', rows: 1 }
const NUMBER = 'main tbody tr a[href*="/loads/"]'
/** As many sightings as a truck of a long journey may have, and those of an ordinary load. */
const TRACES = { long: 20_000, ordinary: 20 }
/** The processor is slowed by this while a map is dragged. */
const SLOWED = 4
const DRAG = { steps: 240, reachPx: 200 }

/** A way of a truck from Los Angeles to New York that winds as roads do, one sighting each minute. */
const traceOf = (points, start) =>
  Array.from({ length: points }, (_, at) => {
    const way = at / (points - 1)
    const bend = Math.sin(way * 40) * 0.6 + Math.sin(way * 900) * 0.02
    return {
      carrier_vehicle_id: 61,
      area_name: `Mile ${at}`,
      latitude: 34.05 + way * 6.66 + bend,
      longitude: -118.24 + way * 44.23 + bend / 2,
      seen_at: new Date(start + at * 60_000).toISOString(),
    }
  })

async function opened(browser, { address, cookies }, options = {}) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options })
  await context.addCookies(cookies)
  const page = await context.newPage()
  await page.goto(address)
  await page.getByRole('link', { name: 'Loads', exact: true }).waitFor()
  return { context, page }
}

const openList = page =>
  timedRows(page, { ...LIST, address: '/loads' }, () =>
    page.getByRole('link', { name: 'Loads', exact: true }).click(),
  )

/** The list of loads: first rows from Home, a tab, the next page. Medians in milliseconds. */
async function visitList(browser, ours, runs) {
  const seen = { 'first rows': [], 'a tab': [], 'next page': [] }
  for (let run = 0; run <= runs; run += 1) {
    const { context, page } = await opened(browser, ours)
    const first = await openList(page)
    const tab = await timedRows(page, { ...LIST, address: 'tab=closed' }, () =>
      page.getByRole('link', { name: /^Closed/ }).click(),
    )
    const next = await timedRows(page, { ...LIST, address: 'page=2' }, () =>
      page.getByRole('link', { name: 'Next page' }).first().click(),
    )
    await context.close()
    if (run === 0) continue
    seen['first rows'].push(first)
    seen['a tab'].push(tab)
    seen['next page'].push(next)
  }
  return Object.fromEntries(Object.entries(seen).map(([name, took]) => [name, median(took)]))
}

/** Runs in the page: notes the time of each frame until `framesEnded` is called, which gives the times between them. */
function noteFrames() {
  const frames = []
  let isOver = false
  const note = now => {
    frames.push(now)
    if (!isOver) requestAnimationFrame(note)
  }
  requestAnimationFrame(note)
  globalThis.framesEnded = () => {
    isOver = true
    return frames.slice(1).map((at, index) => at - frames[index])
  }
}

async function drag(page) {
  const box = await page.getByRole('application').boundingBox()
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  for (let step = 1; step <= DRAG.steps; step += 1) {
    const angle = (step / DRAG.steps) * 4 * Math.PI
    await page.mouse.move(x + Math.sin(angle) * DRAG.reachPx, y + Math.sin(angle / 2) * DRAG.reachPx)
  }
  await page.mouse.up()
}

/** A load whose trace is replaced: the time to its map, the marks and frames of a drag at a slowed processor. */
async function visitTrace(browser, ours, points) {
  const { context, page } = await opened(browser, ours, { bypassCSP: true })
  const trace = JSON.stringify(traceOf(points, Date.now() - points * 60_000))
  await page.route(/\/carrier_vehicle_area_trace_data/, route =>
    route.fulfill({ body: trace, contentType: 'application/json' }),
  )
  await openList(page)
  const shown = await timedRows(
    page,
    { selector: '[data-id=driven] path', rows: 1, address: '/loads/' },
    () => page.locator(NUMBER).first().click(),
  )
  const map = page.getByRole('application')
  await map.scrollIntoViewIfNeeded()
  const marks = await map.locator('[data-id], [data-cluster]').count()
  const path = (await map.locator('[data-id=driven] path').first().getAttribute('d')).length
  await map.focus()
  await page.keyboard.press('+')
  const client = await context.newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWED })
  await page.evaluate(noteFrames)
  await drag(page)
  const frames = await page.evaluate('framesEnded()')
  await context.close()
  return {
    shown,
    marks,
    path,
    p50: median(frames),
    p95: quantile(frames, 0.95),
    longest: Math.max(...frames),
  }
}

/** From the list to a load and back, over and over. Bytes after a tenth of the rounds and after all. */
async function heapOfRounds(browser, ours, rounds) {
  const { context, page } = await opened(browser, ours)
  await openList(page)
  const client = await context.newCDPSession(page)
  let before
  for (let round = 1; round <= rounds; round += 1) {
    const number = page.locator(NUMBER).nth(round % LIST.rows)
    const path = await number.getAttribute('href')
    await timedRows(page, { ...TITLE, address: path }, () => number.click())
    await timedRows(page, { ...LIST, address: '/loads' }, () => page.evaluate(() => history.back()))
    if (round === Math.ceil(rounds / 10)) before = await heap(client)
  }
  const after = await heap(client)
  await context.close()
  return { before, after }
}

async function printLoads(browser, ours, { runs, rounds }) {
  const search = await yardstickSearch(browser, runs)
  console.log('\nThe list of 5,000 loads; x: twenty results without any library')
  row('', 'portal', 'yardstick', 'x yardstick')
  for (const [name, took] of Object.entries(await visitList(browser, ours, runs)))
    row(name, ms(took), ms(search), times(took / search))
  const [long, ordinary] = [
    await visitTrace(browser, ours, TRACES.long),
    await visitTrace(browser, ours, TRACES.ordinary),
  ]
  console.log('\nA load with a trace, its map dragged at a processor slowed four times; x: an ordinary trace')
  row('', `${TRACES.long} points`, `${TRACES.ordinary} points`, 'x ordinary')
  for (const [name, key] of [
    ['press to map', 'shown'],
    ['frame, p50', 'p50'],
    ['frame, p95', 'p95'],
    ['longest frame', 'longest'],
  ])
    row(name, ms(long[key]), ms(ordinary[key]), times(long[key] / ordinary[key]))
  row('marks and lines', String(long.marks), String(ordinary.marks))
  row('characters of the way', String(long.path), String(ordinary.path))
  const { before, after } = await heapOfRounds(browser, ours, rounds)
  console.log('\nFrom the list to a load and back')
  row(`heap, ${Math.ceil(rounds / 10)} rounds`, mb(before))
  row(`heap, ${rounds} rounds`, mb(after), times(after / before))
}

/** The loads of the demo of a large broker. */
export const benchLoads = (data, settings) =>
  withLargeBroker(data, (browser, ours) => printLoads(browser, ours, settings))
