const ROWS = '[data-bench=result-row]'

/**
 * Runs in the page: the time from the next press, or step back, to the first frame that shows elements at an address,
 * with nothing loading.
 */
function arm({ selector, rows, address }) {
  let from
  const waiting = new AbortController()
  const start = event => {
    from ??= event.timeStamp
    // The listener of the other kind would stay, and count as memory of the portal.
    waiting.abort()
  }
  for (const kind of ['pointerdown', 'popstate'])
    addEventListener(kind, start, { capture: true, signal: waiting.signal })
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

/** Milliseconds from a press to the first frame with as many rows at an address that contains `address`. */
export async function timedRows(page, { address, rows, selector = ROWS }, press) {
  await page.evaluate(arm, { selector, rows, address })
  await press()
  return page.evaluate('measured')
}

/** The bytes in use after forced collection, by a session of the browser's protocol. */
export async function heap(client) {
  await client.send('HeapProfiler.collectGarbage')
  return (await client.send('Runtime.getHeapUsage')).usedSize
}
