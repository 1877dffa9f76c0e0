import { describe, expect, it } from 'vitest'
import { json, localFetch, notedClock } from '../testing/local-fetch.ts'
import { type LocalUpload, localXhr } from '../testing/local-xhr.ts'
import { one } from './answer.ts'
import { call } from './call.ts'
import { http } from './http.ts'
import { UPLOAD_STALL_MS, uploadByXhr } from './upload.ts'

const row = call({
  route: 'POST contracts',
  body: ({ file }: { readonly file: boolean }) => {
    const form = new FormData()
    form.append('file', new Blob(['%PDF']), 'redlined.pdf')
    return file ? form : { name: 'Terms' }
  },
  csrf: 'proof',
  once: true,
  upload: uploadByXhr,
  read: one(body => body),
})

const setUp = () => {
  const uploads: LocalUpload[] = []
  const time = notedClock()
  const sent: number[] = []
  const { fetch, sent: fetched } = localFetch(json({ id: 1 }))
  const leaving = new AbortController()
  const send = http({
    base: '/monitor',
    fetch,
    clock: time.held,
    random: () => 0.5,
    xhr: () => localXhr(upload => uploads.push(upload)),
  })
  const upload = (file = true) => send(row, { file }, leaving.signal, bytes => sent.push(bytes))
  return { uploads, time, sent, fetched, leaving, upload }
}

const begun = async (at: ReturnType<typeof setUp>, count = 1): Promise<LocalUpload> => {
  await expect.poll(() => at.uploads.length).toBe(count)
  return at.uploads[count - 1]!
}

describe('an upload', () => {
  it('an upload reports the bytes sent, and returns what the server answers', async () => {
    const at = setUp()
    const answer = at.upload()
    const one = await begun(at)
    one.progress(100)
    one.progress(250)
    one.received()
    await one.answer(json({ id: 9 }, 201, { 'x-request-id': 'r1' }))
    expect(await answer).toEqual({ ok: true, value: { id: 9 } })
    expect(at.sent).toEqual([100, 250])
    expect(one).toMatchObject({
      method: 'POST',
      url: '/monitor/contracts',
      headers: {
        accept: 'application/json',
        'x-csrf-token': 'proof',
        'idempotency-key': expect.stringMatching(/^[0-9a-f]{32}$/),
      },
    })
  })

  it('an upload that the server refuses is that refusal, with its request id', async () => {
    const at = setUp()
    const answer = at.upload()
    const one = await begun(at)
    await one.answer(json({ errors: [{ field: 'file', message: 'No.' }] }, 403, { 'x-request-id': 'r1' }))
    expect(await answer).toMatchObject({ ok: false, refusal: { kind: 'forbidden', requestId: 'r1' } })
  })

  it('an upload without a response body is read as one', async () => {
    const at = setUp()
    const answer = at.upload()
    await (await begun(at)).answer(new Response(null, { status: 204 }))
    expect(await answer).toEqual({ ok: true, value: undefined })
  })

  it('an upload that stands still for 30 seconds is ended as timed out, and not sent again by itself', async () => {
    const at = setUp()
    const answer = at.upload()
    const one = await begun(at)
    one.progress(100)
    expect(at.time.waits).toEqual([UPLOAD_STALL_MS, UPLOAD_STALL_MS])
    expect(at.time.pending).toHaveLength(1)
    at.time.pending[0]?.()
    await expect(answer).rejects.toMatchObject({ failure: { kind: 'timed-out', call: 'POST contracts' } })
    expect([one.isAborted(), at.uploads.length]).toEqual([true, 1])
  })

  it('an upload whose connection breaks is sent again under the same key', async () => {
    const at = setUp()
    const answer = at.upload()
    const one = await begun(at)
    one.progress(100)
    one.breakOff()
    await expect.poll(() => at.time.pending.length).toBe(1)
    at.time.pending[0]?.()
    const again = await begun(at, 2)
    await again.answer(json({ id: 9 }))
    expect(await answer).toEqual({ ok: true, value: { id: 9 } })
    expect(again.headers['idempotency-key']).toBe(one.headers['idempotency-key'])
  })

  it('a canceled upload rejects with the reason of the abort, and ends its request', async () => {
    const at = setUp()
    const answer = at.upload()
    const one = await begun(at)
    at.leaving.abort('gone')
    await expect(answer).rejects.toBe('gone')
    expect([one.isAborted(), at.time.pending]).toEqual([true, []])
  })

  it('a request without a file is sent by fetch', async () => {
    const at = setUp()
    expect(await at.upload(false)).toEqual({ ok: true, value: { id: 1 } })
    expect([at.uploads.length, at.fetched.length]).toEqual([0, 1])
  })
})
