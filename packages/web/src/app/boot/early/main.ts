import { earlySuggestions } from './early-suggestions.ts'
import { fetchAhead } from './fetch-ahead.ts'
import { startWhenIdle } from './start-when-idle.ts'

// Inlined in the page, which runs it after its first paint: compiling it would delay that. What is typed before is
// answered then.
const boot = window.fairhaulBoot
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
      isSubmitted: () => boot.submitted === true,
      fetchAll: () => fetchAhead(parts),
      start: () =>
        void import(/* @vite-ignore */ entry).catch((thrown: unknown) => {
          document.documentElement.dataset['lost'] = ''
          throw thrown
        }),
    })
}
