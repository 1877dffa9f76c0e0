import { CallFailed } from '@fairhaul/core'
import { describe, expect, it } from 'vitest'
import { json, localFetch, noConnection, notedClock, silence } from '../testing/local-fetch.ts'
import { nothing, one } from './answer.ts'
import { call } from './call.ts'
import { http } from './http.ts'

const area = call({
  route: 'GET areas/:id',
  path: (params: { id: number }) => ({ id: params.id }),
  read: one(body => body),
})
const write = call({ route: 'POST notes', csrf: 'proof', body: (it: { text: string }) => it, read: nothing })
const signOut = call({ route: 'GET sign_out', changes: true, read: nothing })

/** A request whose response the test releases. */
const held = () => {
  let answer: (response: Response) => void = () => {}
  const given = new Promise<Response>(resolve => {
    answer = resolve
  })
  return { given, answer: (body: unknown) => answer(json(body)) }
}

describe('equal reads at the same time', () => {
  it('equal reads at the same time share one request and its answer', async () => {
    const first = held()
    const { fetch, sent } = localFetch(first.given)
    const send = http({ base: '/monitor', fetch })
    const answers = [send(area, { id: 1 }), send(area, { id: 1 })]
    first.answer('one')
    expect(await Promise.all(answers)).toEqual([
      { ok: true, value: 'one' },
      { ok: true, value: 'one' },
    ])
    expect(sent).toHaveLength(1)
  })

  it('equal reads at the same time share a failure too', async () => {
    const { fetch, sent } = localFetch(noConnection(), noConnection(), noConnection())
    const send = http({ base: '/monitor', fetch, clock: notedClock().prompt })
    const answers = await Promise.allSettled([send(area, { id: 1 }), send(area, { id: 1 })])
    expect(answers.map(it => it.status === 'rejected' && it.reason instanceof CallFailed)).toEqual([
      true,
      true,
    ])
    expect(sent).toHaveLength(3)
  })

  it('different reads at the same time are two requests', async () => {
    const { fetch, sent } = localFetch(json('one'), json('two'))
    const send = http({ base: '/monitor', fetch })
    await Promise.all([send(area, { id: 1 }), send(area, { id: 2 })])
    expect(sent.map(it => it.url)).toEqual(['/monitor/areas/1', '/monitor/areas/2'])
  })

  it('equal reads after the response are sent again: nothing is cached', async () => {
    const { fetch, sent } = localFetch(json('one'), json('newer'))
    const send = http({ base: '/monitor', fetch })
    await send(area, { id: 1 })
    expect(await send(area, { id: 1 })).toEqual({ ok: true, value: 'newer' })
    expect(sent).toHaveLength(2)
  })

  it('each caller of a shared read aborts alone, and the request continues for the others', async () => {
    const first = held()
    const { fetch, sent } = localFetch(first.given)
    const send = http({ base: '/monitor', fetch })
    const leaving = new AbortController()
    const gone = send(area, { id: 1 }, leaving.signal)
    const stays = send(area, { id: 1 }, new AbortController().signal)
    leaving.abort()
    await expect(gone).rejects.toBe(leaving.signal.reason)
    expect(sent[0]?.init.signal?.aborted).toBe(false)
    first.answer('one')
    expect(await stays).toEqual({ ok: true, value: 'one' })
  })

  it('a shared read is aborted with its last caller, and sent again by the next', async () => {
    const { fetch, sent } = localFetch(silence(), json('again'))
    const send = http({ base: '/monitor', fetch })
    const callers = [new AbortController(), new AbortController()]
    const gone = Promise.allSettled(callers.map(({ signal }) => send(area, { id: 1 }, signal)))
    for (const caller of callers) caller.abort()
    expect(await send(area, { id: 1 })).toEqual({ ok: true, value: 'again' })
    expect(sent.map(it => it.init.signal?.aborted)).toEqual([true, false])
    expect((await gone).map(it => it.status)).toEqual(['rejected', 'rejected'])
  })
})

describe('an abort', () => {
  it('an abort reaches the request in the same task and the caller in the next', async () => {
    const { fetch, sent } = localFetch(silence())
    const leaving = new AbortController()
    let reported: unknown
    http({ base: '/monitor', fetch })(area, { id: 1 }, leaving.signal).catch(reason => {
      reported = reason
    })
    expect(sent[0]?.init.signal?.aborted).toBe(false)
    leaving.abort()
    expect(sent[0]?.init.signal?.aborted).toBe(true)
    await Promise.resolve()
      .then(() => {})
      .then(() => {})
    expect(reported).toBe(leaving.signal.reason)
    expect(reported).toMatchObject({ name: 'AbortError' })
  })

  it('an abort before the request means that nothing is sent', async () => {
    const { fetch, sent } = localFetch()
    const answer = http({ base: '/monitor', fetch })(area, { id: 1 }, AbortSignal.abort('gone'))
    await expect(answer).rejects.toBe('gone')
    expect(sent).toEqual([])
  })
})

describe('a change', () => {
  it.each([
    ['a write', (send: ReturnType<typeof http>) => send(write, { text: 'a' })],
    ['signing out, though it is a GET', (send: ReturnType<typeof http>) => send(signOut, undefined)],
  ])('a change by %s keeps a later read from sharing an earlier request', async (_, change) => {
    const before = held()
    const { fetch } = localFetch(before.given, json({}), json('after'))
    const send = http({ base: '/monitor', fetch })
    const early = send(area, { id: 1 })
    await change(send)
    const late = send(area, { id: 1 })
    before.answer('before')
    expect(await early).toEqual({ ok: true, value: 'before' })
    expect(await late).toEqual({ ok: true, value: 'after' })
  })

  it('two equal writes are two requests', async () => {
    const { fetch, sent } = localFetch(json({}), json({}))
    const send = http({ base: '/monitor', fetch })
    await Promise.all([send(write, { text: 'a' }), send(write, { text: 'a' })])
    expect(sent).toHaveLength(2)
  })
})
