import { earlySuggestions } from './early-suggestions.ts'
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
      parts,
      start: () =>
        void import(/* @vite-ignore */ entry).catch((thrown: unknown) => {
          document.documentElement.dataset['lost'] = ''
          throw thrown
        }),
    })
}
