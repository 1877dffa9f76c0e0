import {
  done,
  type Identifier,
  type ListedCarrier,
  MATCHED_AT_ONCE,
  NAMES_MATCHED_AT_ONCE,
  refused,
} from '@fairhaul/core'
import {
  aCarrierDetail,
  aListedCarrier,
  anIdentifier,
  fakeMonitoredCarriers,
  fakeWorld,
  id,
  refusal,
} from '@fairhaul/testkit'
import { describe, expect, it } from 'vitest'
import {
  FIND_REQUESTS_MAX,
  findCarriers,
  type FindCarriersOptions,
  type FindCarriersPorts,
} from './find-carriers.ts'

const dot = (value: string) => anIdentifier({ type: 'DOT', value })
const mc = (value: string) => anIdentifier({ type: 'MC', value })
const numberOf = (type: 'DOT' | 'MC', value: string): Identifier => ({ type, value, region: null })
const world = () =>
  fakeWorld({
    carriers: [
      aCarrierDetail({ id: id(1), legalName: 'EAGLE MESA', identifiers: [dot('11'), mc('101')] }),
      aCarrierDetail({ id: id(2), legalName: 'EAGLE MESA WEST', identifiers: [dot('12'), mc('11')] }),
      aCarrierDetail({ id: id(3), legalName: 'TERN', identifiers: [mc('103')], rulesAssessment: null }),
    ],
  })
const subject = () => {
  const own = world()
  const monitoredCarriers = fakeMonitoredCarriers(own)
  const find = (texts: readonly string[], options: FindCarriersOptions = {}) =>
    findCarriers({ monitoredCarriers }, texts, options)
  return { monitoredCarriers, find }
}

/** Ports of a monitor in which each DOT number is a carrier. */
const everyNumber = (match: FindCarriersPorts['monitoredCarriers']['match']): FindCarriersPorts => ({
  monitoredCarriers: { match },
})
const carrierOf = ({ value }: Identifier): readonly ListedCarrier[] => [
  aListedCarrier({ id: id(Number(value)), legalName: value }),
]
const numbers = (count: number) => Array.from({ length: count }, (_, at) => `DOT ${at + 1}`)

describe('finding the carriers of a list', () => {
  it('numbers in any spelling and names give their carriers in the order given', async () => {
    const { find } = subject()
    const texts = ['tern', 'USDOT# 0012', 'MC-101', 'Eagle Mesa', '', 'DOT 99', '11', 'DOT 12']
    const findings = await find(texts)
    expect(findings.map(({ text }) => text)).toEqual(texts)
    expect(findings.map(it => (it.kind === 'found' ? it.carrier.legalName : it.kind))).toEqual([
      'TERN',
      'EAGLE MESA WEST',
      'EAGLE MESA',
      'EAGLE MESA',
      'unread',
      'not-found',
      'ambiguous',
      'EAGLE MESA WEST',
    ])
  })

  it('digits alone are of one register where that is said', async () => {
    const { find } = subject()
    expect(await find(['11'], { plainNumbers: 'MC' })).toMatchObject([{ carrier: { id: id(2) } }])
  })

  it('all numbers and names of a short list are one request, each once', async () => {
    const { find, monitoredCarriers } = subject()
    await find(['MC 101', 'MC-101', 'DOT 12', 'tern', 'TERN', 'eagle'])
    expect(monitoredCarriers.requests.map(({ params }) => params)).toEqual([
      { identifiers: [numberOf('MC', '101'), numberOf('DOT', '12')], names: ['TERN', 'EAGLE'] },
    ])
  })

  it('a long list of names is sent in parts of 100', async () => {
    const { find, monitoredCarriers } = subject()
    const texts = Array.from({ length: NAMES_MATCHED_AT_ONCE * 2 + 1 }, (_, at) => `EAGLE ${at} LINES`)
    await find([...texts, 'tern'])
    const sizes = [100, 100, 2].map(length => ({ params: { names: { length } } }))
    expect(monitoredCarriers.requests).toMatchObject(sizes)
  })

  it('numbers of other countries are found by their type, and are not taken for others', async () => {
    const own = fakeWorld({
      carriers: [
        aCarrierDetail({
          id: id(1),
          identifiers: [anIdentifier({ type: 'NSC', value: '123456789', region: 'ON' })],
        }),
        aCarrierDetail({ id: id(2), identifiers: [dot('123456789')] }),
      ],
    })
    const ports = { monitoredCarriers: fakeMonitoredCarriers(own) }
    const found = await findCarriers(ports, ['NSC ON 123456789', 'NSC QC 123456789', 'VAT GB 123456789'])
    expect(found.map(it => (it.kind === 'found' ? it.carrier.id : it.kind))).toEqual([
      1,
      'not-found',
      'not-found',
    ])
  })

  it('an empty list and one without a number or name send nothing', async () => {
    const { find, monitoredCarriers } = subject()
    expect(await find([])).toEqual([])
    expect(await find(['', '--'])).toMatchObject([{ kind: 'unread' }, { kind: 'unread' }])
    expect(monitoredCarriers.requests).toEqual([])
  })

  it('a long list is sent in parts, few at once, and each part is reported', async () => {
    let [inFlight, most] = [0, 0]
    const ports = everyNumber(async ({ identifiers }) => {
      inFlight += 1
      most = Math.max(most, inFlight)
      expect(identifiers.length).toBeLessThanOrEqual(MATCHED_AT_ONCE)
      // The first part takes longest.
      const isFirst = identifiers[0]?.value === '1'
      for (let turn = 0; turn < (isFirst ? 50 : 5); turn += 1) await Promise.resolve()
      inFlight -= 1
      return done(identifiers.map(carrierOf))
    })
    const texts = numbers(MATCHED_AT_ONCE * 9 + 1)
    const reported: number[] = []
    const parts: string[] = []
    const findings = await findCarriers(ports, texts, {
      onProgress: ({ done: known, of, at, findings: part }) => {
        expect(of).toBe(texts.length)
        reported.push(known)
        for (const [place, { text }] of part.entries()) parts[at + place] = text
      },
    })
    expect(most).toBe(FIND_REQUESTS_MAX)
    expect(reported).toHaveLength(10)
    expect(reported.toSorted((one, other) => one - other)).toEqual(reported)
    expect(reported.at(-1)).toBe(texts.length)
    expect(parts).toEqual(texts)
    expect(findings.map(it => it.kind === 'found' && `DOT ${it.carrier.legalName}`)).toEqual(texts)
  })
})

describe('a monitor that refuses or stops', () => {
  it('a refusal is the finding of each number and name, and nothing more is sent', async () => {
    const { find, monitoredCarriers } = subject()
    monitoredCarriers.refuseNext('match', refusal.unauthenticated)
    expect(await find(['DOT 11', '', 'tern'])).toEqual([
      { text: 'DOT 11', readAs: 'DOT 11', kind: 'refused', refusal: refusal.unauthenticated },
      { text: '', readAs: '', kind: 'unread', message: expect.stringMatching(/./) },
      { text: 'tern', readAs: 'tern', kind: 'refused', refusal: refusal.unauthenticated },
    ])
    expect(monitoredCarriers.requests).toHaveLength(1)
  })

  it('what was found before a monitor stops is kept, and the rest failed without a request', async () => {
    const own = fakeMonitoredCarriers(world())
    let sent = 0
    const ports = everyNumber(async params => {
      sent += 1
      if (sent > 5) own.failNext('match')
      return sent > 5 ? own.match(params) : done(params.identifiers.map(carrierOf))
    })
    const findings = await findCarriers(ports, numbers(MATCHED_AT_ONCE * 20))
    expect(sent).toBeLessThanOrEqual(5 + FIND_REQUESTS_MAX)
    expect(findings.filter(({ kind }) => kind === 'found')).toHaveLength(MATCHED_AT_ONCE * 5)
    expect(findings.filter(({ kind }) => kind === 'failed')).toHaveLength(MATCHED_AT_ONCE * 15)
    expect(findings.at(-1)).toMatchObject({ kind: 'failed', failure: { kind: 'offline', call: 'match' } })
  })

  it('numbers that the monitor finds invalid do not end the list', async () => {
    let sent = 0
    const ports = everyNumber(async ({ identifiers }) => {
      sent += 1
      return sent === 1 ? refused(refusal.invalid('identifiers', 'No.')) : done(identifiers.map(carrierOf))
    })
    const findings = await findCarriers(ports, numbers(MATCHED_AT_ONCE + 1))
    expect(findings.at(0)).toMatchObject({ kind: 'refused' })
    expect(findings.at(-1)).toMatchObject({ kind: 'found' })
  })

  it('a limit that a port hands over ends the list', async () => {
    let left = 1
    const ports = everyNumber(async ({ identifiers }) => {
      left -= 1
      return left < 0
        ? refused({ kind: 'too-many', retryAfterSeconds: 30, requestId: null })
        : done(identifiers.map(carrierOf))
    })
    const findings = await findCarriers(ports, numbers(MATCHED_AT_ONCE * 9))
    expect(findings.filter(({ kind }) => kind === 'found')).toHaveLength(MATCHED_AT_ONCE)
    expect(findings.at(-1)).toMatchObject({ kind: 'refused', refusal: { kind: 'too-many' } })
  })

  it('an abort rejects with its reason, and sends nothing more', async () => {
    const controller = new AbortController()
    let sent = 0
    const ports = everyNumber(async ({ identifiers }) => {
      sent += 1
      return done(identifiers.map(carrierOf))
    })
    const found = findCarriers(ports, numbers(MATCHED_AT_ONCE * 9), {
      signal: controller.signal,
      onProgress: () => controller.abort(new Error('enough')),
    })
    await expect(found).rejects.toThrow('enough')
    expect(sent).toBeLessThanOrEqual(FIND_REQUESTS_MAX)
  })

  it('an error in a port rejects', async () => {
    const ports = everyNumber(async () => {
      throw new TypeError('broken')
    })
    await expect(findCarriers(ports, ['DOT 1'])).rejects.toThrow('broken')
  })
})
