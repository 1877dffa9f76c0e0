import { describe, expect, it } from 'vitest'
import { json, localFetch, noConnection, notedClock } from '../testing/local-fetch.ts'
import { edit, paging, rows, save } from '../testing/note-calls.ts'
import { wireSignedIn } from '../testing/wire-samples.ts'
import { nothing } from './answer.ts'
import { call } from './call.ts'
import { http } from './http.ts'
import { openStream } from './open-stream.ts'
import { NO_USER } from './known-session.ts'
import { refresh } from './refresh.ts'

describe('what is sent', () => {
  it("a request has the route's method and a JSON body, below the prefix", async () => {
    const { fetch, sent } = localFetch(json({ id: 1, sent_by: 'Dana' }))
    await http({ base: 'https://portal.example/monitor', fetch })(save, { id: 5, text: 'é' })
    expect(sent[0]).toMatchObject({
      url: 'https://portal.example/monitor/notes/5',
      init: {
        method: 'PATCH',
        headers: { accept: 'application/json', 'content-type': 'application/json' },
        body: '{"note":{"message":"é"}}',
      },
    })
  })

  it('a request uses keepalive only where the call says so', async () => {
    const { fetch, sent } = localFetch(json({ id: 1, sent_by: 'Dana' }), new Response(null, { status: 204 }))
    const send = http({ base: '/monitor', fetch })
    await send(save, { id: 5, text: 'é' })
    await send(
      call({ route: 'DELETE notes/last', outlastsPage: true, csrf: 'proof', read: nothing }),
      undefined,
    )
    expect(sent.map(({ init }) => init.keepalive)).toEqual([undefined, true])
  })

  const signIn = call({
    route: 'POST sign_in/code',
    body: (params: { code: string }) => params,
    csrf: 'sign-in',
    read: nothing,
    remember: () => ({ ...NO_USER, csrfToken: 'proof' }),
  })

  it("a request has the session's CSRF token with unsafe methods only", async () => {
    const { fetch, sent } = localFetch(json({}), json([], 200, paging), json({ id: 1, sent_by: '' }))
    const send = http({ base: '/monitor', fetch })
    await send(signIn, { code: '123456' })
    await send(rows, undefined)
    await send(edit, { id: 1, text: '' })
    expect(sent.map(it => new Headers(it.init.headers).get('x-csrf-token'))).toEqual([
      'sign-in',
      null,
      'proof',
    ])
  })

  it('a request has no CSRF token after a 401', async () => {
    const { fetch, sent } = localFetch(json({}), json({}, 401), json({}, 401))
    const send = http({ base: '/monitor', fetch })
    await send(signIn, { code: '123456' })
    await send(rows, undefined)
    await send(edit, { id: 1, text: '' })
    expect(new Headers(sent[2]?.init.headers).has('x-csrf-token')).toBe(false)
  })

  it('a request keeps its CSRF token when a 401 answers a request from before the sign-in', async () => {
    let refuse: (response: Response) => void = () => {}
    const late = new Promise<Response>(resolve => {
      refuse = resolve
    })
    const { fetch, sent } = localFetch(late, json({}), json({ id: 1, sent_by: '' }))
    const send = http({ base: '/monitor', fetch })
    const before = send(rows, undefined)
    await send(signIn, { code: '123456' })
    refuse(json({}, 401))
    await before
    await send(edit, { id: 1, text: '' })
    expect(new Headers(sent[2]?.init.headers).get('x-csrf-token')).toBe('proof')
  })

  it('two writes before the first session response wait for one refresh', async () => {
    const { fetch, sent } = localFetch(
      json(wireSignedIn()),
      json({ id: 1, sent_by: '' }),
      json({ id: 2, sent_by: '' }),
    )
    const send = http({ base: '/monitor', fetch })
    await Promise.all([send(edit, { id: 1, text: '' }), send(edit, { id: 2, text: '' })])
    expect(sent.map(it => it.url)).toEqual(['/monitor/refresh_jwt', '/monitor/notes/1', '/monitor/notes/2'])
    expect(new Headers(sent[1]?.init.headers).get('x-csrf-token')).toBe('proof')
  })

  it('a write without a session is refused without being sent', async () => {
    const { fetch, sent } = localFetch(json({}, 401))
    expect(await http({ base: '/monitor', fetch })(edit, { id: 1, text: '' })).toEqual({
      ok: false,
      refusal: { kind: 'unauthenticated', requestId: null },
    })
    expect(sent).toHaveLength(1)
  })
})

describe('a write whose CSRF token is not that of the session', () => {
  const unproven = () =>
    json({ errors: [{ field: 'csrf_token', message: 'Your session could not be verified.' }] }, 403)
  const someoneElse = () => {
    const signedIn = wireSignedIn()
    return { ...signedIn, user: { ...signedIn.user, id: 99 } }
  }
  const signedInFirst = async (...answers: Response[]) => {
    const { fetch, sent } = localFetch(json(wireSignedIn()), ...answers)
    const send = http({ base: '/monitor', fetch })
    await send(refresh, undefined)
    return { send, sent }
  }

  it('is sent once more with the token of the same user, who has signed in again', async () => {
    const { send, sent } = await signedInFirst(
      unproven(),
      json({ ...wireSignedIn(), csrf_token: 'newer' }),
      json({ id: 1, sent_by: 'Dana' }),
    )
    expect(await send(edit, { id: 1, text: 'a' })).toMatchObject({ ok: true })
    expect(sent.map(({ url }) => url)).toEqual([
      '/monitor/refresh_jwt',
      '/monitor/notes/1',
      '/monitor/refresh_jwt',
      '/monitor/notes/1',
    ])
    expect(new Headers(sent[3]?.init.headers).get('x-csrf-token')).toBe('newer')
  })

  it('is sent for the same user also after a 401', async () => {
    const { send, sent } = await signedInFirst(
      json({}, 401),
      unproven(),
      json(wireSignedIn()),
      json({ id: 1, sent_by: 'Dana' }),
    )
    expect(await send(edit, { id: 1, text: 'a' })).toMatchObject({
      refusal: { kind: 'unauthenticated' },
    })
    expect(await send(edit, { id: 1, text: 'a' })).toMatchObject({ ok: true })
    expect(sent).toHaveLength(5)
  })

  it.each([
    ['someone else has signed in', json(someoneElse())],
    ['no one is signed in', json({}, 401)],
  ])('is refused as signed out, and not sent, when %s', async (_, answer) => {
    const { send, sent } = await signedInFirst(unproven(), answer)
    expect(await send(edit, { id: 1, text: 'a' })).toMatchObject({
      ok: false,
      refusal: { kind: 'unauthenticated' },
    })
    expect(sent).toHaveLength(3)
  })
})

describe('an answer that the page requested early', () => {
  it('a response prefetched by the page is used once, in place of a request', async () => {
    const early = new Map([['GET notes', Promise.resolve(json([], 200, paging))]])
    const adopt = (question: string) => {
      const answer = early.get(question)
      early.delete(question)
      return answer
    }
    const { fetch, sent } = localFetch(json([], 200, paging))
    const send = http({ base: '/monitor', fetch, adopt })
    await send(rows, undefined)
    expect(sent).toHaveLength(0)
    await send(rows, undefined)
    expect(sent).toHaveLength(1)
  })

  it('a failed prefetch is retried like any other read', async () => {
    const { fetch, sent } = localFetch(json([], 200, paging))
    const adopt = () => Promise.reject<Response>(noConnection())
    const send = http({ base: '/monitor', fetch, adopt, clock: notedClock().prompt })
    expect(await send(rows, undefined)).toMatchObject({ ok: true })
    expect(sent).toHaveLength(1)
  })

  it('a prefetched response is never used for a write', async () => {
    const requests: string[] = []
    const adopt = (question: string) => void requests.push(question)
    const { fetch } = localFetch(json({ id: 1, sent_by: '' }))
    await http({ base: '/monitor', fetch, adopt })(save, { id: 1, text: '' })
    expect(requests).toEqual([])
  })
})

describe('the first place of a page', () => {
  const at = (place: string, user = {}) => json({ ...wireSignedIn(user), events_cursor: place })

  it('is that of the first response about its user, and another one of another user', async () => {
    const { fetch } = localFetch(at('1'), at('2'), at('3', { id: 8 }))
    const send = http({ base: '/monitor', fetch })
    const places = [send.firstPlace()]
    for (let sent = 0; sent < 3; sent += 1) {
      await send(refresh, undefined)
      places.push(send.firstPlace())
    }
    expect(places).toEqual([null, '1', '1', '3'])
  })

  it('is unknown with a monitor that names none', async () => {
    const { fetch } = localFetch(json(wireSignedIn()))
    const send = http({ base: '/monitor', fetch })
    await send(refresh, undefined)
    expect(send.firstPlace()).toBeNull()
  })
})

describe('what is sent with an API key', () => {
  const key = `fhk_${'0a'.repeat(42)}`
  const headersOf = (sent: readonly { readonly init: RequestInit }[], name: string) =>
    sent.map(({ init }) => new Headers(init.headers).get(name))

  it('each request has the key, and a write has no CSRF token and waits for no session', async () => {
    const { fetch, sent } = localFetch(json([], 200, paging), json({ id: 1, sent_by: '' }))
    const send = http({ base: '/monitor', fetch, key })
    await send(rows, undefined)
    await send(edit, { id: 1, text: '' })
    expect(headersOf(sent, 'authorization')).toEqual([`Bearer ${key}`, `Bearer ${key}`])
    expect(headersOf(sent, 'x-csrf-token')).toEqual([null, null])
  })

  it('a write after the session was loaded has no CSRF token either', async () => {
    const { fetch, sent } = localFetch(
      json({ ...wireSignedIn(), csrf_token: '' }),
      json({ id: 1, sent_by: '' }),
    )
    const send = http({ base: '/monitor', fetch, key })
    await send(refresh, undefined)
    await send(edit, { id: 1, text: '' })
    expect(headersOf(sent, 'x-csrf-token')).toEqual([null, null])
  })

  it('a stream has the key', async () => {
    const { fetch, sent } = localFetch(json({ errors: [] }, 401))
    const { streaming } = http({ base: '/monitor', fetch, key })
    await openStream(streaming, rows, {}, new AbortController().signal)
    expect(headersOf(sent, 'authorization')).toEqual([`Bearer ${key}`])
  })

  it('a key that was cut is refused at once, without naming it', () => {
    expect(() => http({ base: '/monitor', key: key.slice(0, -1) })).toThrow(
      /^This is no whole API key: fhk_ and 84 digits\.$/,
    )
  })
})
