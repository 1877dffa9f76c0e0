import { CallFailed, type Failure, type RedirectTarget } from '@fairhaul/core'
import { describe, expect, it } from 'vitest'
import { json, localFetch, noConnection } from '../testing/local-fetch.ts'
import { paging, rows, save } from '../testing/note-calls.ts'
import { bindCalls } from './bind-calls.ts'
import { http } from './http.ts'

const errors = (...reported: { field: string | null; message: string }[]) => ({
  errors: reported,
  request_id: 'b',
})

describe('an answer', () => {
  it('a response is read into a page with the totals of its headers', async () => {
    const { fetch } = localFetch(json([{ id: 1, sent_by: 'Dana', unknown: {} }], 200, paging))
    expect(await http({ base: '/monitor', fetch })(rows, undefined)).toEqual({
      ok: true,
      value: { items: [{ id: 1, sentBy: 'Dana' }], page: 2, pages: 3, total: 101 },
    })
  })

  it.each(['/monitor', '/monitor/', '/monitor//'])('a base written %s has the same addresses', async base => {
    const { fetch, sent } = localFetch(json([], 200, paging))
    await http({ base, fetch, key: undefined })(rows, undefined)
    expect(sent.map(({ url }) => url)).toEqual([expect.stringMatching(/^\/monitor\/\w/)])
  })

  it.each([
    [
      'a page with one of its headers alone',
      json([], 200, { totalitems: '3' }),
      'header currentpage: no whole number from 1',
    ],
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
  ])(
    'a response that is %s is unreadable, and the error has the place and not the value',
    async (_, answer, detail) => {
      const { fetch } = localFetch(answer)
      await expect(http({ base: '/monitor', fetch })(rows, undefined)).rejects.toMatchObject({
        failure: { kind: 'unreadable', call: 'GET notes', status: 200, detail },
      })
    },
  )

  it('a list without any paging header is one page, and the error is reported', async () => {
    const { fetch } = localFetch(json([{ id: 1, sent_by: 'Dana' }], 200, { 'x-request-id': 'r-1' }))
    const failed: Failure[] = []
    const send = http({ base: '/monitor', fetch, onFailed: ({ failure }) => failed.push(failure) })
    expect(await send(rows, undefined)).toEqual({
      ok: true,
      value: { items: [{ id: 1, sentBy: 'Dana' }], page: 1, pages: 1, total: 1 },
    })
    expect(failed).toEqual([
      { kind: 'unreadable', call: 'GET notes', status: 200, requestId: 'r-1', detail: 'no paging headers' },
    ])
  })

  it.each([
    ['a fault of the server', json(errors(), 500), 'unavailable'],
    ['an answer that cannot be read', new Response('<p>Dana Reyes</p>'), 'unreadable'],
    ['a refusal', json(errors(), 403), undefined],
  ])('%s is noted as a failure of the kind %s', async (_, answer, kind) => {
    const { fetch } = localFetch(answer)
    const failed: Failure[] = []
    const send = http({ base: '/monitor', fetch, onFailed: ({ failure }) => failed.push(failure) })
    await send({ ...save, csrf: 'proof' }, { id: 1, text: '' }).catch(() => undefined)
    expect(failed.map(failure => failure.kind)).toEqual(kind === undefined ? [] : [kind])
  })

  it('a response whose body breaks off is the failure offline', async () => {
    const broken = new Response(new ReadableStream({ pull: it => it.error(noConnection()) }))
    const { fetch } = localFetch(broken)
    await expect(http({ base: '/monitor', fetch })(rows, undefined)).rejects.toMatchObject({
      failure: { kind: 'offline', call: 'GET notes' },
    })
  })
})

it('the time of the monitor is that of each response, also of a refusal; a response without one tells none', async () => {
  const { fetch } = localFetch(
    json([], 200, { ...paging, date: 'Sat, 21 Nov 2026 08:00:00 GMT' }),
    json(errors(), 404, { date: 'Sat, 21 Nov 2026 08:00:05 GMT' }),
    json([], 200, paging),
  )
  const times: number[] = []
  const send = http({ base: '/monitor', fetch, onTime: time => times.push(time) })
  await send(rows, undefined)
  await send(save, { id: 1, text: '' })
  await send(rows, undefined)
  expect(times).toEqual([Date.UTC(2026, 10, 21, 8), Date.UTC(2026, 10, 21, 8, 0, 5)])
})

describe('a refusal', () => {
  it.each([
    [401, { kind: 'unauthenticated', message: 'No.', requestId: 'r1' }],
    [403, { kind: 'forbidden', message: 'No.', requestId: 'r1' }],
    [404, { kind: 'not-found', requestId: 'r1' }],
    [409, { kind: 'conflict', message: 'No.', requestId: 'r1' }],
    [422, { kind: 'invalid', problems: [{ field: 'text', message: 'No.' }], requestId: 'r1' }],
    [507, { kind: 'invalid', problems: [{ field: 'text', message: 'No.' }], requestId: 'r1' }],
    [429, { kind: 'too-many', retryAfterSeconds: 30, requestId: 'r1' }],
  ])('the status %i is the refusal %o', async (status, refusal) => {
    const body = errors({ field: 'note.message', message: 'No.' })
    const { fetch } = localFetch(json(body, status, { 'x-request-id': 'r1', 'retry-after': '30' }))
    expect(await http({ base: '/monitor', fetch })(save, { id: 1, text: '' })).toEqual({
      ok: false,
      refusal,
    })
  })

  it('a refusal assigns an unknown field to the whole form', async () => {
    const reported = [
      { field: 'note.is_secret', message: 'A' },
      { field: null, message: 'B' },
      { field: 'toString', message: 'C' },
    ]
    const { fetch } = localFetch(json(errors(...reported), 422))
    expect(await http({ base: '/monitor', fetch })(save, { id: 1, text: '' })).toMatchObject({
      refusal: { problems: reported.map(({ message }) => ({ field: null, message })) },
    })
  })

  it('a refusal names a row of a list by its place', async () => {
    const fields = { 'note.lines.#.words.#.is_type': 'lines.#.words.#.kind' }
    const reported = [
      { field: 'note.lines.0.words.12.is_type', message: 'A' },
      { field: 'note.lines.0.words.first.is_type', message: 'B' },
    ]
    const { fetch } = localFetch(json(errors(...reported), 422))
    const outcome = await http({ base: '/monitor', fetch })({ ...save, fields }, { id: 1, text: '' })
    expect(outcome).toMatchObject({
      refusal: { problems: [{ field: 'lines.0.words.12.kind' }, { field: null }] },
    })
  })

  it('a refusal is read even when a gateway wrote its body', async () => {
    const { fetch } = localFetch(new Response('<h1>Forbidden</h1>', { status: 403 }))
    expect(await http({ base: '/monitor', fetch })(save, { id: 1, text: '' })).toEqual({
      ok: false,
      refusal: { kind: 'forbidden', message: null, requestId: null },
    })
  })

  it.each([[409], [429], [400], [500]])(
    'a refusal a %i that the call does not handle is thrown, without its body',
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
    'a redirect %i is reported once and returned as a refusal, and is not followed',
    async (status, body, to) => {
      const reported: RedirectTarget[] = []
      const { fetch } = localFetch(json(body ?? null, status))
      const send = http({ base: '/monitor', fetch, onRedirect: it => reported.push(it) })
      const answers = await Promise.all([send(rows, undefined), send(rows, undefined)])
      expect(answers[0]).toEqual({ ok: false, refusal: { kind: 'redirected', to, requestId: null } })
      expect(reported).toEqual([to])
    },
  )

  it.each([[{}], [{ url: 7 }], [{ url: '' }], [null]])(
    'a redirect 406 with %o leads nowhere and is a failure',
    async body => {
      const { fetch } = localFetch(json(body, 406))
      await expect(http({ base: '/monitor', fetch })(rows, undefined)).rejects.toMatchObject({
        failure: { kind: 'unavailable', status: 406 },
      })
    },
  )
})

describe('a bound table', () => {
  it('a bound call takes params and a signal, or only a signal where it has no params', async () => {
    const { fetch, sent } = localFetch()
    const notes = bindCalls(http({ base: '/monitor', fetch }), { rows, save })
    await expect(notes.rows(AbortSignal.abort('gone'))).rejects.toBe('gone')
    await expect(notes.save({ id: 1, text: '' }, AbortSignal.abort('gone'))).rejects.toBe('gone')
    expect(sent).toEqual([])
  })
})
