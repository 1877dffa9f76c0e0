import { expect, it } from 'vitest'
import { fetchAhead } from './fetch-ahead.ts'

it('links to files are turned into prefetches of scripts with the same credentials mode', () => {
  document.head.innerHTML =
    '<link crossorigin data-portal="entry" href="/a.js"><link rel="icon" href="/i.png">'
  fetchAhead(document.querySelectorAll<HTMLLinkElement>('link[data-portal]'))
  const [link, icon] = document.querySelectorAll('link')
  expect([link?.rel, link?.getAttribute('as'), link?.hasAttribute('crossorigin')]).toEqual([
    'preload',
    'script',
    true,
  ])
  expect(icon?.rel).toBe('icon')
})
