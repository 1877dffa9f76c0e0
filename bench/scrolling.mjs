/** As many as a table is meant to hold. */
const ROWS = 10_000
/** The processor is slowed by this. */
const SLOWED = 4
const SECONDS = 5
const FRAME_MS = 1000 / 60

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

/**
 * Runs in the page: scrolls an element steadily for some seconds. Gives the share of frames that were late by half a
 * frame or more, and of those in which a part of it showed no row.
 */
async function scroll({ selector, seconds, frameMs }) {
  const box = document.querySelector(selector)
  box.scrollIntoView({ block: 'center' })
  const begun = performance.now()
  let [last, frames, late, blank] = [begun, 0, 0, 0]
  while (last - begun < seconds * 1000) {
    box.scrollTop += 60
    const now = await new Promise(done => requestAnimationFrame(done))
    const missed = Math.max(Math.round((now - last) / frameMs) - 1, 0)
    last = now
    frames += 1 + missed
    late += missed
    const { left, top, bottom } = box.getBoundingClientRect()
    const shows = y => document.elementFromPoint(left + 20, y)?.closest('[data-row], thead, p') != null
    if (!shows(top + 60) || !shows((top + bottom) / 2) || !shows(bottom - 20)) blank += 1 + missed
  }
  return { dropped: late / frames, blank: blank / frames, rows: Math.round(box.scrollTop / 40) }
}

/** A page of as many lines without a script, which the browser scrolls alone: what the machine can do just now. */
const plainPage = `<div id="plain" style="height:440px;overflow:auto">${'<p style="margin:0;height:40px">line</p>'.repeat(ROWS)}</div>`

/**
 * Scrolls a table of 10,000 rows on a profile at a processor slowed four times, and beside it a page of 10,000 plain
 * lines. The monitor's response is replaced, as no carrier has so many.
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
    await page.waitForTimeout(1_000)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED })
    const figures = await page.evaluate(scroll, { selector, seconds: SECONDS, frameMs: FRAME_MS })
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    return figures
  }
  const portal = await measured(table)
  await page.setContent(plainPage)
  const plain = await measured('#plain')
  await context.close()
  return { portal, plain }
}
