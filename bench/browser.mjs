import { median } from './statistics.mjs'

/** Runs in the page: the time from the next input to the first frame in which `holds` is true. */
function arm({ text, rows }) {
  const holds = () =>
    text === undefined
      ? document.querySelectorAll('[data-bench=result-row]').length >= rows
      : document.querySelector('[role=listbox]')?.dataset.for === text
  let from
  const start = event => {
    from ??= event.timeStamp
  }
  for (const kind of ['keydown', 'pointerdown']) addEventListener(kind, start, { capture: true, once: true })
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

async function timed(page, condition, act) {
  await page.evaluate(arm, condition)
  await act()
  return page.evaluate('measured')
}

/** One visit: cold to usable, each key to its suggestions, Enter to twenty results painted. Milliseconds. */
async function visit(browser, { address, text, cookies }) {
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
  await context.close()
  return { usable, keystroke: median(keys), search }
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
  return ['usable', 'keystroke', 'search'].map(figure => {
    const of = side => median(seen[side].map(run => run[figure]))
    return { figure, portal: of('portal'), yardstick: of('yardstick'), ratio: of('portal') / of('yardstick') }
  })
}
