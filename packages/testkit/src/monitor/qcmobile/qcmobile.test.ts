import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { systemTiming } from '../federal/download/request-policy.ts'
import { QcMobile, type QcMobileOptions } from './qcmobile.ts'
import { type Reply, startQcMobileServer } from './testing/qcmobile-server.ts'

let server: Awaited<ReturnType<typeof startQcMobileServer>>
beforeAll(async () => {
  server = await startQcMobileServer()
})
afterAll(() => server.close())
beforeEach(() => {
  server.requests.length = 0
})

const KEY = 'k&y'
const service = (more: Partial<QcMobileOptions> = {}) =>
  new QcMobile({ key: KEY, url: server.url, timing: systemTiming, spacingMs: 0, ...more })
const answerTo = (reply: Reply, more: Partial<QcMobileOptions> = {}) => {
  server.reply(reply)
  return service(more).request('1234567')
}

const CARRIER = {
  dotNumber: 1_234_567,
  commonAuthorityStatus: 'A',
  contractAuthorityStatus: 'N',
  brokerAuthorityStatus: 'I',
  bipdInsuranceOnFile: '750',
  bipdRequiredAmount: '750',
}

describe('the service for one carrier', () => {
  it('tells authority, and liability insurance in whole dollars', async () => {
    expect(await answerTo({ carrier: CARRIER })).toEqual({
      kind: 'found',
      facts: { common: 'A', contract: 'N', broker: 'I', bipdOnFile: 750_000 },
    })
    expect(server.requests).toEqual(['/qc/services/carriers/1234567?webKey=k%26y'])
  })

  it.each([
    ['0', 0],
    [1_000, 1_000_000],
    ['00750', 750_000],
    [null, null],
    ['a lot', null],
    [-1, null],
  ])('reads liability insurance on file of %j', async (bipdInsuranceOnFile, bipdOnFile) => {
    expect(await answerTo({ carrier: { ...CARRIER, bipdInsuranceOnFile } })).toMatchObject({
      facts: { bipdOnFile },
    })
  })

  it('leaves out a letter that no one knows', async () => {
    expect(await answerTo({ carrier: { ...CARRIER, commonAuthorityStatus: 'Q' } })).toMatchObject({
      facts: { common: null, contract: 'N' },
    })
  })

  it.each<[string, Reply, object]>([
    ['a carrier that it does not know', { text: '{"content":null}' }, { kind: 'unknown' }],
    ['a 404', { status: 404 }, { kind: 'unknown' }],
    ['a 500', { status: 500 }, { kind: 'failed', reason: 'it answered 500' }],
    ['a key that it refuses', { status: 401 }, { kind: 'failed', reason: 'it answered 401' }],
    [
      'a web page',
      { text: '<!doctype html><p>Maintenance' },
      { kind: 'failed', reason: 'its answer is no JSON' },
    ],
    ['half an answer', { text: '{"content":{"carr' }, { kind: 'failed', reason: 'its answer is no JSON' }],
    [
      'another shape',
      { text: '{"content":{"dot":1}}' },
      { kind: 'failed', reason: 'its answer has another shape' },
    ],
    [
      'another carrier',
      { carrier: { ...CARRIER, dotNumber: 7 } },
      { kind: 'failed', reason: 'it answered another carrier' },
    ],
    [
      'a carrier of which it tells nothing',
      { carrier: { dotNumber: '1234567' } },
      { kind: 'failed', reason: 'its answer has nothing that is read here' },
    ],
    [
      'an answer without an end',
      { text: `{"content":"${'x'.repeat(200_001)}"}` },
      { kind: 'failed', reason: 'its answer is too long' },
    ],
  ])('answers %s without an error', async (_, reply, answer) => {
    expect(await answerTo(reply)).toEqual(answer)
  })

  it('is given up when it does not answer in time', async () => {
    expect(await answerTo('silence', { patienceMs: 20 })).toEqual({
      kind: 'failed',
      reason: 'it did not answer in time',
    })
  })

  it('that cannot be reached is no error, and does not say its key', async () => {
    const answer = await service({ url: 'http://127.0.0.1:9' }).request('1234567')
    expect(answer).toEqual({ kind: 'failed', reason: 'no connection' })
  })

  it('is left alone after a 429 for as long as it wants', async () => {
    let now = 0
    const qcmobile = service({ timing: { ...systemTiming, now: () => now } })
    server.reply({ status: 429, headers: { 'retry-after': '120' } })
    expect(await qcmobile.request('1')).toEqual({ kind: 'busy' })
    server.reply({ carrier: { ...CARRIER, dotNumber: 1 } })
    now = 119_000
    expect(await qcmobile.request('1')).toEqual({ kind: 'busy' })
    now = 120_000
    expect(await qcmobile.request('1')).toMatchObject({ kind: 'found' })
    // On a busy machine the request of another test, which was given up, may arrive now.
    expect(server.requests.filter(path => path.includes('/carriers/1?'))).toHaveLength(2)
  })

  it('gets two requests a second at most, and of too many at once only the first', async () => {
    const waits: number[] = []
    const timing = {
      now: () => 0,
      after: (ms: number, call: () => void) => {
        if (ms !== 500) return () => {}
        waits.push(ms)
        queueMicrotask(call)
        return () => {}
      },
    }
    const qcmobile = new QcMobile({ key: KEY, url: server.url, timing })
    server.reply({ text: '{"content":null}' })
    const answers = await Promise.all(Array.from({ length: 25 }, (_, at) => qcmobile.request(String(at + 1))))
    expect(answers.filter(({ kind }) => kind === 'unknown')).toHaveLength(20)
    expect(answers.filter(({ kind }) => kind === 'busy')).toHaveLength(5)
    expect(waits).toHaveLength(20)
  })
})
