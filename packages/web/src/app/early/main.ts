import { earlyErrors } from './early-errors.ts'
import { earlySuggestions } from './early-suggestions.ts'
import { fetchAhead } from './fetch-ahead.ts'
import { startWhenIdle } from './start-when-idle.ts'

// Inlined in the page after the field, so that keys work without another script.
const boot = window.fairhaulBoot
if (boot !== undefined) boot.errors = earlyErrors(window)
if (boot?.requested !== undefined) {
  const { seen, answered } = earlySuggestions({
    page: document,
    requested: boot.requested,
    fetch: (url, init) => fetch(url, init),
  })
  boot.seen = seen
  // The built page only names the portal's scripts; this script loads them.
  const { boot: opened } = document.documentElement.dataset
  const parts = document.querySelectorAll<HTMLLinkElement>(
    opened === 'home' ? 'link[data-portal]:not([data-portal="later"])' : 'link[data-portal]',
  )
  const entry = document.querySelector<HTMLLinkElement>('link[data-portal="entry"]')?.href
  if (entry !== undefined)
    void startWhenIdle({
      page: window,
      answered,
      fetchAll: () => fetchAhead(parts),
      start: () => void import(/* @vite-ignore */ entry),
    })
}
