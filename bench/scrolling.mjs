/** As many as a table is meant to hold. */
const ROWS = 10_000
/** The processor is slowed by this. */
const SLOWED = 4
/** How far the wheel goes, and how fast: 60 pixels a frame, eight windows of the table a second. */
const WHEEL = { distance: 18_000, perSecond: 3_600 }

const vehicle = at => ({
  id: at + 1,
  carrier_id: 2,
  vehicle_id: at + 1,
  vin: `1FUJHHDR4LZ${String(at).padStart(6, '0')}`,
  unit_number: String(at),
  is_type: 'power_unit',
  trailer_type: null,
  power_unit_type: 'tractor',
  source: 'inspection',
  date: '2026-10-01',
  is_scheduled: at % 3 === 0,
})

const MARK = 'rows drawn'

/**
 * Runs in the page: scrolls to a box, and marks in the trace which of its rows exist, whenever that changes. Gives the
 * middle of the box, and the heights of a row and of the part in which rows are seen, in pixels.
 */
function prepare({ selector, rows, name }) {
  const box = document.querySelector(selector)
  box.scrollIntoView({ block: 'center' })
  const { left, top, width, height } = box.getBoundingClientRect()
  const body = box.querySelector('tbody')
  const size = { x: left + width / 2, y: top + height / 2 }
  if (body === null) return size
  const mark = () => {
    const drawn = [...body.children].map(row => Number(row.getAttribute('aria-rowindex')) - 2)
    performance.mark(name, { detail: drawn.sort((one, other) => one - other) })
  }
  new MutationObserver(mark).observe(body, {
    childList: true,
    subtree: true,
    attributeFilter: ['aria-rowindex'],
  })
  globalThis.markRows = mark
  const head = box.querySelector('thead').getBoundingClientRect().height
  return { ...size, row: body.getBoundingClientRect().height / rows, seen: height - head }
}

/** What the browser records while it scrolls: of its frames, and of the page's own marks. */
async function recorded(session, act) {
  const events = []
  const collect = ({ value }) => events.push(...value)
  session.on('Tracing.dataCollected', collect)
  const traceConfig = { includedCategories: ['cc', 'input.scrolling', 'blink.user_timing'] }
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig })
  await act()
  const complete = new Promise(done => session.once('Tracing.tracingComplete', done))
  await session.send('Tracing.end')
  await complete
  session.off('Tracing.dataCollected', collect)
  return events.sort((one, other) => one.ts - other.ts)
}

/** The frames that were presented with a part in which a row should be and none was drawn. */
function framesWithGaps(events, { row, seen }) {
  let [marked, committed, active, top, gaps] = [new Set(), new Set(), new Set(), 0, 0]
  for (const { name, args } of events) {
    if (name === MARK) marked = new Set(JSON.parse(args.data.detail))
    else if (name === 'ProxyMain::BeginMainFrame::commit') committed = marked
    else if (name === 'LayerTreeHostImpl::ActivateSyncTree') active = committed
    else if (name === 'Scroll Delta This Frame' && args.y !== 0) {
      top += args.y
      const last = Math.min(Math.ceil((top + seen) / row), ROWS) - 1
      for (let at = Math.floor(top / row); at <= last; at += 1)
        if (!active.has(at)) {
          gaps += 1
          break
        }
    }
  }
  return gaps
}

const FRAME_US = 1_000_000 / 60

/**
 * How many frames the display had from the first to the last in which the box moved, and in how many of them the position
 * was the one before.
 */
function framesOf(events) {
  const moved = events
    .filter(({ name, args }) => name === 'PresentedFrameInformation' && movedBy(args) !== 0)
    .map(({ ts }) => ts)
  if (moved.length < 2) throw new Error('This browser says nothing about the frames of a scroll.')
  const frames = Math.round((moved.at(-1) - moved[0]) / FRAME_US) + 1
  return { frames, still: Math.max(frames - moved.length, 0) }
}

const movedBy = ({ scroll_deltas: deltas }) => deltas?.original_delta_in_gpu_frame_y ?? 0

/** A page of as many lines without a script, which the browser scrolls alone: what the machine can do just now. */
const plainPage = `<div id="plain" style="height:440px;overflow:auto;background:white">${'<p style="margin:0;height:40px">line</p>'.repeat(ROWS)}</div>`

/**
 * Turns a wheel above a table of 10,000 rows on a profile at a processor slowed four times, and beside it above a page of
 * 10,000 plain lines. The monitor's response is replaced, as no carrier has so many. Gives shares of the frames that the
 * scroll should have had: `dropped` did not show the new position, or showed a part that was not painted; `blank` showed a
 * part without rows or without paint; `late` came while the page was still at work on its own update.
 */
export async function benchScrolling(browser, { address, cookies }) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, bypassCSP: true })
  await context.addCookies(cookies)
  const page = await context.newPage()
  const rows = JSON.stringify(Array.from({ length: ROWS }, (_, at) => vehicle(at)))
  await page.route(/\/carriers\/\d+\/vehicles\?/, route =>
    route.fulfill({
      body: rows,
      contentType: 'application/json',
      headers: {
        currentpage: '1',
        totalpages: '1',
        totalitems: String(ROWS),
        scheduledvehiclecount: '1',
        nonscheduledvehiclecount: '1',
      },
    }),
  )
  await page.goto(`${address}carriers/2#vehicles`)
  const table = '#vehicles [data-scroll=box]'
  await page.locator(table).waitFor()
  const session = await context.newCDPSession(page)
  const measured = async selector => {
    await page.waitForTimeout(2_000)
    const { x, y, ...sizes } = await page.evaluate(prepare, { selector, rows: ROWS, name: MARK })
    await page.waitForTimeout(1_000)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED })
    const events = await recorded(session, async () => {
      await page.evaluate('globalThis.markRows?.()')
      await session.send('Input.synthesizeScrollGesture', {
        x,
        y,
        yDistance: -WHEEL.distance,
        speed: WHEEL.perSecond,
        gestureSourceType: 'mouse',
        preventFling: true,
      })
    })
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    const { frames, still } = framesOf(events)
    const gaps = sizes.row === undefined ? 0 : framesWithGaps(events, sizes)
    return { dropped: still / frames, blank: gaps / frames }
  }
  const portal = await measured(table)
  await page.setContent(plainPage)
  const plain = await measured('#plain')
  await context.close()
  return { portal, plain }
}
