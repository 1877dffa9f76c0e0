import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { systemTiming } from '../keep-current/download/request-policy.ts'
import { QcMobileClient, type QcMobileOptions } from './qcmobile.ts'
import { REPLIES, type Reply, startQcMobileServer } from './testing/qcmobile-server.ts'

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
  new QcMobileClient({ key: KEY, url: server.url, timing: systemTiming, spacingMs: 0, ...more })
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
      facts: {
        common: 'A',
        contract: 'N',
        broker: 'I',
        bipdOnFile: 750_000,
        isAllowed: null,
        status: null,
        operation: null,
        isPassengerCarrier: null,
        order: null,
        rating: null,
        ratedOn: null,
      },
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

  it('tells all that decides of a carrier', async () => {
    expect(
      await answerTo({
        carrier: {
          ...CARRIER,
          allowedToOperate: 'N',
          statusCode: 'I',
          carrierOperation: { carrierOperationCode: 'C', carrierOperationDesc: 'Intrastate Non-Hazmat' },
          isPassengerCarrier: 'Y',
          oosDate: '2026-11-20',
          safetyRating: 'U',
          safetyRatingDate: '2026-11-03',
        },
      }),
    ).toMatchObject({
      facts: {
        isAllowed: false,
        status: 'I',
        operation: 'C',
        isPassengerCarrier: true,
        order: { on: '2026-11-20' },
        rating: 'U',
        ratedOn: '2026-11-03',
      },
    })
  })

  it.each([
    ['2026-11-20T00:00:00.000+0000', { on: '2026-11-20' }],
    ['11/20/2026', { on: '2026-11-20' }],
    [Date.UTC(2026, 10, 20), { on: '2026-11-20' }],
    // An order is one, whatever is written as its day.
    ['a while ago', { on: null }],
    [1e300, { on: null }],
    [null, null],
    ['', null],
  ])('reads %j as the day of an order', async (oosDate, order) => {
    expect(await answerTo({ carrier: { ...CARRIER, oosDate } })).toMatchObject({ facts: { order } })
  })

  it.each([
    ['S', 'S'],
    ['Satisfactory', 'S'],
    ['CONDITIONAL', 'C'],
    ['unsatisfactory', 'U'],
    ['None', null],
    ['Not Rated', null],
    // Left out it would count as unrated.
    ['X', 'X'],
  ])('reads the rating %s', async (safetyRating, rating) => {
    expect(await answerTo({ carrier: { ...CARRIER, safetyRating } })).toMatchObject({ facts: { rating } })
  })

  it.each([
    ['Y', true],
    ['N', false],
    [null, null],
    // It would confirm authority to carry freight.
    ['yes, some', true],
    [1, true],
  ])('reads %j as whether it carries passengers', async (isPassengerCarrier, expected) => {
    expect(await answerTo({ carrier: { ...CARRIER, isPassengerCarrier } })).toMatchObject({
      facts: { isPassengerCarrier: expected },
    })
  })

  it('leaves out a letter that no one knows', async () => {
    expect(await answerTo({ carrier: { ...CARRIER, commonAuthorityStatus: 'Q' } })).toMatchObject({
      facts: { common: null, contract: 'N' },
    })
  })

  const REFUSED = { kind: 'key_refused' }
  const OUT = { kind: 'out_of_order' }
  it.each<[string, Reply, object]>([
    ['a carrier that it does not know', { text: '{"content":null}' }, { kind: 'unknown' }],
    ['a 404', { status: 404 }, { kind: 'unknown' }],
    ['a 403', { status: 403, text: '{}' }, REFUSED],
    ['a 401', { status: 401 }, REFUSED],
    ['another object about the key', { text: '{"error":"Invalid webkey"}' }, REFUSED],
    ['a 500', { status: 500 }, OUT],
    ['a 503', { status: 503, text: '{"content":null}' }, OUT],
    [
      'a page by its type',
      { status: 404, headers: { 'content-type': 'text/html; charset=utf-8' }, text: 'Not here' },
      OUT,
    ],
    ['a web page', { text: ' <!doctype html><p>Maintenance' }, OUT],
    ['another address', { status: 302, headers: { location: 'http://127.0.0.1:9/down' } }, OUT],
    ['a 400', { status: 400 }, { kind: 'failed', reason: 'it answered 400' }],
    ['half an answer', { text: '{"content":{"carr' }, { kind: 'failed', reason: 'its answer is no JSON' }],
    [
      'another text',
      { text: '{"content":"Hello"}' },
      { kind: 'failed', reason: 'its answer has another shape' },
    ],
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

  it.each<[keyof typeof REPLIES, object]>([
    ['an unknown carrier', { kind: 'unknown' }],
    ['a 404 without a carrier', { kind: 'unknown' }],
    ['a refused key', REFUSED],
    ['a missing key', REFUSED],
    ['a refused key with 200', REFUSED],
    ['a refused key with 403', REFUSED],
    ['maintenance with 200', OUT],
    ['a page of a firewall', OUT],
  ])('tells %s by its text', async (reply, answer) => {
    expect(await answerTo(REPLIES[reply])).toEqual(answer)
  })

  it('is given up when it does not answer in time', async () => {
    expect(await answerTo('silence', { patienceMs: 20 })).toEqual({
      kind: 'no_answer',
      reason: 'it did not answer in time',
    })
  })

  it('that cannot be reached is no error, and does not say its key', async () => {
    const answer = await service({ url: 'http://127.0.0.1:9' }).request('1234567')
    expect(answer).toEqual({ kind: 'no_answer', reason: 'no connection' })
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

  it.each<[string, Reply, string, number]>([
    ['a refused key', REPLIES['a refused key'], 'key_refused', 600_000],
    ['an outage', { status: 503 }, 'out_of_order', 300_000],
  ])('is left alone for some minutes after %s', async (_, reply, kind, ms) => {
    let now = 0
    const qcmobile = service({ timing: { ...systemTiming, now: () => now } })
    server.reply(reply)
    expect(await qcmobile.request('3')).toEqual({ kind })
    server.reply({ carrier: { ...CARRIER, dotNumber: 3 } })
    now = ms - 1
    expect([qcmobile.isPaused, await qcmobile.request('3')]).toEqual([true, { kind: 'busy' }])
    now = ms
    expect([qcmobile.isPaused, await qcmobile.request('3')]).toMatchObject([false, { kind: 'found' }])
  })

  it('reports each change of its state once, with its moment, and counts its answers', async () => {
    let now = 0
    const qcmobile = service({ timing: { ...systemTiming, now: () => now } })
    const states: object[] = []
    qcmobile.onState(state => states.push(state))
    expect(qcmobile.state).toBeUndefined()
    const answers: [number, Reply][] = [
      [1_000_000, { text: '{"content":null}' }],
      [2_000_000, REPLIES['a refused key']],
      [3_000_000, REPLIES['a missing key']],
      [4_000_000, { status: 500 }],
      [5_000_000, { text: '{"content":null}' }],
    ]
    for (const [at, reply] of answers) {
      now = at
      server.reply(reply)
      await qcmobile.request('4')
    }
    expect(states).toEqual([
      { kind: 'key_refused', since: 2_000_000 },
      { kind: 'out_of_order', since: 4_000_000 },
      { kind: 'answers', since: 5_000_000 },
    ])
    expect([...qcmobile.counts]).toEqual([
      ['unknown', 2],
      ['key_refused', 2],
      ['out_of_order', 1],
    ])
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
    const qcmobile = new QcMobileClient({ key: KEY, url: server.url, timing })
    server.reply({ text: '{"content":null}' })
    const answers = await Promise.all(Array.from({ length: 25 }, (_, at) => qcmobile.request(String(at + 1))))
    expect(answers.filter(({ kind }) => kind === 'unknown')).toHaveLength(20)
    expect(answers.filter(({ kind }) => kind === 'busy')).toHaveLength(5)
    expect(waits).toHaveLength(20)
  })
})
