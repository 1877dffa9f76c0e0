import { earlyErrors } from './early-errors.ts'
import { earlySuggestions } from './early-suggestions.ts'
import { fetchAhead } from './fetch-ahead.ts'
import { startWhenCalm } from './start-when-calm.ts'

// Built into the page itself, after the field, so that a key needs no other script to be answered.
const boot = window.fairhaulBoot
if (boot !== undefined) boot.errors = earlyErrors(window)
if (boot?.asked !== undefined) {
  const { seen, answered } = earlySuggestions({
    page: document,
    asked: boot.asked,
    fetch: (url, init) => fetch(url, init),
  })
  boot.seen = seen
  // The built page names the portal's scripts and leaves them to this one.
  const parts = document.querySelectorAll<HTMLLinkElement>('link[data-portal]')
  const entry = document.querySelector<HTMLLinkElement>('link[data-portal="entry"]')?.href
  if (entry !== undefined)
    void startWhenCalm({
      page: window,
      answered,
      fetchAll: () => fetchAhead(parts),
      start: () => void import(/* @vite-ignore */ entry),
    })
}
