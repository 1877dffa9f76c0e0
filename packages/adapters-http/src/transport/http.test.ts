import { CallFailed, type RedirectTarget } from '@fairhaul/core'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { json, localFetch, noConnection, notedClock } from '../testing/local-fetch.ts'
import { wireSignedIn } from '../testing/wire-samples.ts'
import { list } from '../wire/list.ts'
import { record } from '../wire/record.ts'
import { id, text } from '../wire/values.ts'
import { nothing, one, pageOf } from './answer.ts'
import { bindCalls } from './bind-calls.ts'
import { call } from './call.ts'
import { http } from './http.ts'

const note = record({ id: id<'note'>, sent_by: text })
const rows = call({ route: 'GET notes', read: pageOf(list(note)) })
/** With the proof of the session. */
const edit = call({
  route: 'PATCH notes/:id',
  path: (ask: { id: number; words: string }) => ({ id: ask.id }),
  body: ask => ({ note: { message: ask.words } }),
  fields: { 'note.message': 'words' },
  handled: [401, 403, 404, 409, 422, 429],
  read: one(note),
})
/** The same with a proof of its own, for tests in which nobody has signed in. */
const save = { ...edit, csrf: 'given' }
const paging = { currentpage: '2', totalpages: '3', totalitems: '101' }
const errors = (...told: { field: string | null; message: string }[]) => ({ errors: told, request_id: 'b' })

describe('an answer', () => {
  it('is read into a page with what its headers say', async () => {
    const { fetch } = localFetch(json([{ id: 1, sent_by: 'Dana', unknown: {} }], 200, paging))
    expect(await http({ base: '/monitor', fetch })(rows, undefined)).toEqual({
      ok: true,
      value: { items: [{ id: 1, sentBy: 'Dana' }], page: 2, pages: 3, total: 101 },
    })
  })

  it.each([
    ['a page without its headers', json([]), 'header currentpage: no whole number from 1'],
    [
      'no page at all',
      json([], 200, { ...paging, totalpages: '0' }),
      'header totalpages: no whole number from 1',
    ],
    ['a field of another kind', json([{ id: 1, sent_by: 7 }], 200, paging), '0.sent_by: no text'],
    ['a missing field', json([{ sent_by: 'Dana' }], 200, paging), '0.id: no id'],
    ['an object for a list', json({}, 200, paging), 'no list'],
    ['no body', new Response(''), 'no list'],
    ['a page of another kind', new Response('<p>Dana Reyes</p>'), 'not JSON'],
  ])('that is %s is unreadable, and tells where and not what', async (_, answer, detail) => {
    const { fetch } = localFetch(answer)
    await expect(http({ base: '/monitor', fetch })(rows, undefined)).rejects.toMatchObject({
      failure: { kind: 'unreadable', call: 'GET notes', status: 200, detail },
    })
  })

  it('whose body breaks off is offline', async () => {
    const broken = new Response(new ReadableStream({ pull: it => it.error(noConnection()) }))
    const { fetch } = localFetch(broken)
    await expect(http({ base: '/monitor', fetch })(rows, undefined)).rejects.toMatchObject({
      failure: { kind: 'offline', call: 'GET notes' },
    })
  })

  it('of any JSON is read or is a CallFailed, nothing else', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.json(),
        fc.constantFrom(200, 201, 401, 403, 406, 409, 418, 422, 429, 500),
        async (body, status) => {
          const { fetch } = localFetch(new Response(body, { status }))
          const answer = http({ base: '/monitor', fetch })(save, { id: 1, words: '' })
          const came = await answer.then(
            ({ ok }) => typeof ok,
            (thrown: unknown) => thrown,
          )
          expect(came === 'boolean' || came instanceof CallFailed).toBe(true)
        },
      ),
    )
  })
})

describe('a refusal', () => {
  it.each([
    [401, { kind: 'unauthenticated', requestId: 'r1' }],
    [403, { kind: 'forbidden', message: 'No.', requestId: 'r1' }],
    [404, { kind: 'not-found', requestId: 'r1' }],
    [409, { kind: 'conflict', message: 'No.', requestId: 'r1' }],
    [422, { kind: 'invalid', problems: [{ field: 'words', message: 'No.' }], requestId: 'r1' }],
    [429, { kind: 'too-many', retryAfterSeconds: 30, requestId: 'r1' }],
  ])('%i is %o', async (status, refusal) => {
    const body = errors({ field: 'note.message', message: 'No.' })
    const { fetch } = localFetch(json(body, status, { 'x-request-id': 'r1', 'retry-after': '30' }))
    expect(await http({ base: '/monitor', fetch })(save, { id: 1, words: '' })).toEqual({
      ok: false,
      refusal,
    })
  })

  it('names a field that the call does not know as the whole form', async () => {
    const told = [
      { field: 'note.is_secret', message: 'A' },
      { field: null, message: 'B' },
      { field: 'toString', message: 'C' },
    ]
    const { fetch } = localFetch(json(errors(...told), 422))
    expect(await http({ base: '/monitor', fetch })(save, { id: 1, words: '' })).toMatchObject({
      refusal: { problems: told.map(({ message }) => ({ field: null, message })) },
    })
  })

  it('is one also when a gateway wrote its body', async () => {
    const { fetch } = localFetch(new Response('<h1>Forbidden</h1>', { status: 403 }))
    expect(await http({ base: '/monitor', fetch })(save, { id: 1, words: '' })).toEqual({
      ok: false,
      refusal: { kind: 'forbidden', message: null, requestId: null },
    })
  })

  it.each([[409], [429], [400], [500]])(
    'a %i that the call does not handle is thrown, without its body',
    async status => {
      const { fetch } = localFetch(json(errors({ field: null, message: 'Dana Reyes' }), status))
      const thrown: unknown = await http({ base: '/monitor', fetch })(rows, undefined).catch(
        (it: unknown) => it,
      )
      expect(thrown).toBeInstanceOf(CallFailed)
      expect(thrown).toMatchObject({
        failure: { kind: 'unavailable', call: 'GET notes', status, detail: null },
      })
      expect(String(thrown)).not.toContain('Dana')
    },
  )
})

describe('a redirect', () => {
  it.each<[number, unknown, RedirectTarget]>([
    [406, { url: 'https://evil.example/' }, { kind: 'address', url: 'https://evil.example/' }],
    [418, undefined, { kind: 'pending-access-review' }],
  ])(
    '%i is told once and comes back as a refusal; following it is not decided here',
    async (status, body, to) => {
      const told: RedirectTarget[] = []
      const { fetch } = localFetch(json(body ?? null, status))
      const send = http({ base: '/monitor', fetch, onRedirect: it => told.push(it) })
      const answers = await Promise.all([send(rows, undefined), send(rows, undefined)])
      expect(answers[0]).toEqual({ ok: false, refusal: { kind: 'redirected', to, requestId: null } })
      expect(told).toEqual([to])
    },
  )

  it.each([[{}], [{ url: 7 }], [{ url: '' }], [null]])(
    '406 with %o leads nowhere and is a failure',
    async body => {
      const { fetch } = localFetch(json(body, 406))
      await expect(http({ base: '/monitor', fetch })(rows, undefined)).rejects.toMatchObject({
        failure: { kind: 'unavailable', status: 406 },
      })
    },
  )
})

describe('what is sent', () => {
  it('is the body as JSON below the prefix, with the method of the route', async () => {
    const { fetch, sent } = localFetch(json({ id: 1, sent_by: 'Dana' }))
    await http({ base: 'https://portal.example/monitor', fetch })(save, { id: 5, words: 'é' })
    expect(sent[0]).toMatchObject({
      url: 'https://portal.example/monitor/notes/5',
      init: {
        method: 'PATCH',
        headers: { accept: 'application/json', 'content-type': 'application/json' },
        body: '{"note":{"message":"é"}}',
      },
    })
  })

  const signIn = call({
    route: 'POST sign_in/code',
    body: (ask: { code: string }) => ask,
    csrf: 'sign-in',
    read: nothing,
    remember: () => ({ csrfToken: 'proof', companyId: null }),
  })

  it('carries the proof of the session with each unsafe method, and with no read', async () => {
    const { fetch, sent } = localFetch(json({}), json([], 200, paging), json({ id: 1, sent_by: '' }))
    const send = http({ base: '/monitor', fetch })
    await send(signIn, { code: '123456' })
    await send(rows, undefined)
    await send(edit, { id: 1, words: '' })
    expect(sent.map(it => new Headers(it.init.headers).get('x-csrf-token'))).toEqual([
      'sign-in',
      null,
      'proof',
    ])
  })

  it('carries no proof after a 401: there is no session for it', async () => {
    const { fetch, sent } = localFetch(json({}), json({}, 401), json({}, 401))
    const send = http({ base: '/monitor', fetch })
    await send(signIn, { code: '123456' })
    await send(rows, undefined)
    await send(edit, { id: 1, words: '' })
    expect(new Headers(sent[2]?.init.headers).has('x-csrf-token')).toBe(false)
  })

  it('keeps its proof when a 401 comes late, to what was asked before the sign-in', async () => {
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
    await send(edit, { id: 1, words: '' })
    expect(new Headers(sent[2]?.init.headers).get('x-csrf-token')).toBe('proof')
  })

  it('waits for who is here, when that was never answered: two clicks wait for one answer', async () => {
    const { fetch, sent } = localFetch(
      json(wireSignedIn()),
      json({ id: 1, sent_by: '' }),
      json({ id: 2, sent_by: '' }),
    )
    const send = http({ base: '/monitor', fetch })
    await Promise.all([send(edit, { id: 1, words: '' }), send(edit, { id: 2, words: '' })])
    expect(sent.map(it => it.url)).toEqual(['/monitor/refresh_jwt', '/monitor/notes/1', '/monitor/notes/2'])
    expect(new Headers(sent[1]?.init.headers).get('x-csrf-token')).toBe('proof')
  })

  it('is not sent when nobody is here', async () => {
    const { fetch, sent } = localFetch(json({}, 401))
    expect(await http({ base: '/monitor', fetch })(edit, { id: 1, words: '' })).toEqual({
      ok: false,
      refusal: { kind: 'unauthenticated', requestId: null },
    })
    expect(sent).toHaveLength(1)
  })
})

describe('an answer that the page asked for early', () => {
  it('is used once, in place of a request', async () => {
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

  it('that failed is asked again like any other read', async () => {
    const { fetch, sent } = localFetch(json([], 200, paging))
    const adopt = () => Promise.reject<Response>(noConnection())
    const send = http({ base: '/monitor', fetch, adopt, clock: notedClock().prompt })
    expect(await send(rows, undefined)).toMatchObject({ ok: true })
    expect(sent).toHaveLength(1)
  })

  it('is never asked for by a write', async () => {
    const asked: string[] = []
    const adopt = (question: string) => void asked.push(question)
    const { fetch } = localFetch(json({ id: 1, sent_by: '' }))
    await http({ base: '/monitor', fetch, adopt })(save, { id: 1, words: '' })
    expect(asked).toEqual([])
  })
})

describe('a bound table', () => {
  it('takes what is asked and a signal, or the signal alone where nothing is asked', async () => {
    const { fetch, sent } = localFetch()
    const notes = bindCalls(http({ base: '/monitor', fetch }), { rows, save })
    await expect(notes.rows(AbortSignal.abort('gone'))).rejects.toBe('gone')
    await expect(notes.save({ id: 1, words: '' }, AbortSignal.abort('gone'))).rejects.toBe('gone')
    expect(sent).toEqual([])
  })
})
