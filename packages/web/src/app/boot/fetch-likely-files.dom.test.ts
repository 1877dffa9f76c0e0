import { afterEach, expect, it, vi } from 'vitest'
import { fetchLikelyFiles } from './fetch-likely-files.ts'

afterEach(() => document.head.replaceChildren())

const named = (content: string) => {
  document.head.append(Object.assign(document.createElement('meta'), { name: 'likely-files', content }))
}

it('compiles scripts without running them, and fetches styles without applying them', () => {
  const fetch = vi.fn(async () => new Response(''))
  named('screen-1.js screen-2.css')
  fetchLikelyFiles({ document, fetch })
  const links = [...document.querySelectorAll('link')].map(({ rel, href }) => [rel, new URL(href).pathname])
  expect(links).toEqual([['modulepreload', '/broker/assets/screen-1.js']])
  expect(fetch.mock.calls).toEqual([['/broker/assets/screen-2.css', { priority: 'low' }]])
})

it('a style sheet that is not fetched is left to the visit', async () => {
  const fetch = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')))
  named('screen-2.css')
  fetchLikelyFiles({ document, fetch })
  await Promise.resolve()
  expect(fetch).toHaveBeenCalledOnce()
})

it('a page that names none fetches none, as in development', () => {
  const fetch = vi.fn(async () => new Response(''))
  named('')
  fetchLikelyFiles({ document, fetch })
  document.head.replaceChildren()
  fetchLikelyFiles({ document, fetch })
  expect(fetch).not.toHaveBeenCalled()
  expect(document.querySelector('link')).toBeNull()
})
