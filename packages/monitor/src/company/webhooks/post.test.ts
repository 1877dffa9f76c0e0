import type { LookupAddress } from 'node:dns'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type PostDeps, post } from './post.ts'
import { type Receiver, startReceiver } from './testing/receiver.ts'

let receiver: Receiver
beforeAll(async () => {
  receiver = await startReceiver()
})
afterAll(() => receiver.close())

const BODY = JSON.stringify({ type: 'webhook.test', carrier: null, data: {} })
const send = (url: string, deps: Partial<PostDeps> = {}) =>
  post({ url, headers: { 'webhook-id': 'msg_1' }, body: BODY }, { allowsInside: true, ...deps })

const loopback: readonly LookupAddress[] = [{ address: '127.0.0.1', family: 4 }]
const refused = (failure: string) => ({ status: null, text: null, failure })
const INSIDE = 'It leads to an address inside this network.'

describe('one try of a webhook', () => {
  it('arrives with any status of success', async () => {
    receiver.reply(() => ({ status: 202, text: 'taken' }))
    expect(await send(receiver.url)).toEqual({ status: 202, text: 'taken', failure: null })
    expect(receiver.posts.at(-1)).toMatchObject({ id: 'msg_1', body: BODY })
  })

  it('does not arrive with any other, and says how the answer begins, without what no one sees', async () => {
    receiver.reply(() => ({ status: 500, text: `\u0000broken\u202e ${'x'.repeat(9_000)}` }))
    const { status, text, failure } = await send(receiver.url)
    expect({ status, failure }).toEqual({ status: 500, failure: 'It answered 500.' })
    expect(text).toBe(`broken ${'x'.repeat(193)}`)
  })

  it('follows no redirect', async () => {
    receiver.reply(() => ({ status: 307, headers: { location: receiver.url } }))
    const before = receiver.posts.length
    expect(await send(receiver.url)).toMatchObject({
      status: 307,
      failure: 'It answered 307. Redirects are not followed.',
    })
    expect(receiver.posts.length).toBe(before + 1)
  })

  it('ends when no answer comes in time', async () => {
    receiver.reply(() => 'silence')
    expect(await send(receiver.url, { timeoutMs: 50 })).toEqual(refused('It did not answer in time.'))
  })

  it('says that nothing listens there', async () => {
    const other = await startReceiver()
    await other.close()
    expect(await send(other.url)).toEqual(refused('It refused the connection.'))
  })

  it('says that a name has no address', async () => {
    const url = receiver.url.replace('127.0.0.1', 'nowhere.example')
    expect(await send(url, { resolve: async () => [] })).toEqual(refused('Its host name is not known.'))
  })
})

describe('unless the operator allows it', () => {
  const guarded: Partial<PostDeps> = { allowsInside: false }

  it.each(['https://127.0.0.1/hook', 'https://[::1]/', 'https://[::ffff:10.0.0.1]/', 'https://2130706433/'])(
    'no connection is made to %s',
    async url => expect(await send(url, guarded)).toEqual(refused(INSIDE)),
  )

  it('http is refused', async () => {
    expect(await send(receiver.url, guarded)).toEqual(refused('It is not https.'))
  })

  it('a name is judged by the addresses that the connection would use, whichever of them is inside', async () => {
    const { port } = new URL(receiver.url)
    const before = receiver.posts.length
    const mixed = [{ address: '93.184.216.34', family: 4 }, ...loopback]
    for (const addresses of [loopback, mixed])
      expect(
        await send(`https://tms.example:${port}/hook`, { ...guarded, resolve: async () => addresses }),
      ).toEqual(refused(INSIDE))
    expect(receiver.posts.length).toBe(before)
  })

  it('a name that is looked up again a moment later leads nowhere else', async () => {
    let lookups = 0
    const resolve = async () => {
      lookups += 1
      return loopback
    }
    const url = receiver.url.replace('127.0.0.1', 'tms.example')
    receiver.reply(() => ({ status: 204 }))
    expect(await send(url, { resolve })).toMatchObject({ status: 204 })
    expect(lookups).toBe(1)
  })
})
