import { expect, it } from 'vitest'
import { fetchAhead } from './fetch-ahead.ts'

it('marked links become preloads of modules that keep their crossorigin attribute', () => {
  document.head.innerHTML =
    '<link crossorigin data-portal="entry" href="/a.js"><link rel="icon" href="/i.png">'
  fetchAhead(document.querySelectorAll<HTMLLinkElement>('link[data-portal]'))
  const [link, icon] = document.querySelectorAll('link')
  expect([link?.rel, link?.hasAttribute('crossorigin')]).toEqual(['modulepreload', true])
  expect(icon?.rel).toBe('icon')
})
