import { describe, expect, it } from 'vitest'
import { json, localFetch } from '../testing/local-fetch.ts'
import { cookieFetch, type SavedCookies } from './cookie-fetch.ts'

const setting = (...lines: string[]) => {
  const answer = json({})
  for (const line of lines) answer.headers.append('set-cookie', line)
  return answer
}

const cookieOf = (init: RequestInit | undefined) => new Headers(init?.headers).get('cookie')

describe('a fetch that keeps cookies', () => {
  it('cookieFetch sends the cookies that the server set, and none before', async () => {
    const { fetch, sent } = localFetch(setting('a=1; HttpOnly; Path=/', 'b=x=y; SameSite=Lax'), json({}))
    const keeping = cookieFetch(fetch)
    await keeping('/one', {})
    await keeping('/two', { headers: { accept: 'application/json' } })
    expect(sent.map(it => cookieOf(it.init))).toEqual([null, 'a=1; b=x=y'])
    expect(new Headers(sent[1]?.init.headers).get('accept')).toBe('application/json')
  })

  it.each([['Max-Age=0'], ['max-age=-1'], ['Expires=Thu, 01 Jan 1970 00:00:00 GMT']])(
    'cookieFetch forgets a cookie that ends by %s',
    async end => {
      const { fetch, sent } = localFetch(setting('a=1'), setting(`a=; ${end}`), json({}))
      const keeping = cookieFetch(fetch)
      for (const url of ['/one', '/two', '/three']) await keeping(url, {})
      expect(sent.map(it => cookieOf(it.init))).toEqual([null, 'a=1', null])
    },
  )

  it('cookieFetch continues a saved session, and says each change of it', async () => {
    const { fetch, sent } = localFetch(json({}), setting('a=2', 'b=1'), setting('b=; Max-Age=0'))
    const saved: SavedCookies[] = []
    const keeping = cookieFetch(fetch, { cookies: { a: '1' }, onChange: cookies => saved.push(cookies) })
    for (const url of ['/one', '/two', '/three']) await keeping(url, {})
    expect(sent.map(it => cookieOf(it.init))).toEqual(['a=1', 'a=1', 'a=2; b=1'])
    expect(saved).toEqual([{ a: '2', b: '1' }, { a: '2' }])
  })

  it('cookieFetch keeps a live cookie with its newest value', async () => {
    const { fetch, sent } = localFetch(
      setting('a=1; Max-Age=60'),
      setting('a=2; Expires=Fri, 01 Jan 2100 00:00:00 GMT'),
      json({}),
    )
    const keeping = cookieFetch(fetch)
    for (const url of ['/one', '/two', '/three']) await keeping(url, {})
    expect(cookieOf(sent[2]?.init)).toBe('a=2')
  })
})
