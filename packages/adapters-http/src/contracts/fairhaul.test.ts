import { identifiersInOrder, type ListedCarrier, overallVerdict } from '@fairhaul/core'
import { startTestMonitor, type TestMonitor } from '@fairhaul/monitor'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { httpApiKeys } from '../calls/api-keys.ts'
import { httpCarriers } from '../calls/carriers.ts'
import { httpLoads } from '../calls/loads.ts'
import { httpMonitoredCarriers } from '../calls/monitored-carriers.ts'
import { Fairhaul } from '../client/fairhaul.ts'
import { notedClock } from '../testing/local-fetch.ts'
import { signedInHttp } from '../testing/signed-in-http.ts'
import type { Http } from '../transport/http.ts'

const collectAll = async <T>(items: AsyncIterable<T>): Promise<readonly T[]> => {
  const all: T[] = []
  for await (const item of items) all.push(item)
  return all
}

describe('Fairhaul against the monitor', () => {
  let monitor: TestMonitor
  let dana: Http
  let key: string
  const waited: number[] = []
  beforeAll(async () => {
    monitor = await startTestMonitor({ world: 'small' })
    dana = await signedInHttp(monitor, 'dana@northlake.example')
    key = (await newKey()).key
  })
  afterAll(() => monitor.close())
  afterEach(() => monitor.clearFaults())

  const newKey = async () => {
    const created = await httpApiKeys(dana).create({ name: 'Script', scopes: ['read'], expiresInDays: 30 })
    if (!created.ok) throw new Error(created.refusal.kind)
    return created.value
  }
  const fairhaul = (withKey: string | null = key) => {
    const { after } = notedClock().prompt
    return new Fairhaul({
      base: 'http://portal.test/monitor/',
      key: withKey ?? undefined,
      fetch: (url, init) => monitor.monitor.fetch(new Request(url, init)),
      clock: { now: () => monitor.clock.now().getTime(), after },
      onWait: seconds => waited.push(seconds),
    })
  }
  const numberOf = ({ identifiers }: Pick<ListedCarrier, 'identifiers'>): string => {
    const [number] = identifiersInOrder(identifiers)
    return `${number?.type} ${number?.value}`
  }

  it('a list has the verdicts, the reasons and the days that the profiles have', async () => {
    const own = (await collectAll(fairhaul().carriers.monitored())).slice(0, 40)
    expect(own).toHaveLength(40)
    const lines = await fairhaul().vet([...own.map(({ carrier }) => numberOf(carrier)), 'DOT 99999999'])
    expect(lines.at(-1)).toMatchObject({ kind: 'not-found', isUsable: false })
    for (const [at, line] of lines.slice(0, -1).entries()) {
      if (line.kind !== 'found') throw new Error(`${line.text} is ${line.kind}.`)
      const { carrier } = own[at]!
      const today = '2026-11-21'
      expect(line.carrier.id).toBe(carrier.id)
      expect(line.verdict).toBe(
        carrier.rulesAssessment === null ? null : overallVerdict(carrier.rulesAssessment, today),
      )
      expect(line.isUsable).toBe(line.mayUse === 'Pass' || line.mayUse.startsWith('Override'))
      if (line.mayUse === 'Fail' || line.mayUse === 'Incomplete') expect(line.reason).not.toBeNull()
    }
    expect(new Set(lines.map(line => line.isUsable))).toEqual(new Set([true, false]))
  })

  it('a name that several carriers have is ambiguous, and a name alone makes no carrier usable', async () => {
    const named = await fairhaul().vet(['A', 'E', 'S', 'B'])
    expect(named.some(({ kind }) => kind === 'ambiguous')).toBe(true)
    expect(named.filter(({ isUsable }) => isUsable)).toEqual([])
  })

  it('a search has every carrier of every page once', async () => {
    const found = await collectAll(fairhaul().carriers.search('S'))
    const first = await httpCarriers(dana).search({
      query: { kind: 'name-prefix', value: 'S' },
      page: 1,
      pageSize: 1,
    })
    expect(new Set(found.map(({ id }) => id)).size).toBe(found.length)
    expect(first).toMatchObject({ ok: true, value: { total: found.length } })
  })

  it('the monitored carriers are those of all buckets, and every port has pages', async () => {
    const script = fairhaul()
    const counts = await script.value(httpMonitoredCarriers(script.http).countBuckets({}))
    const own = await collectAll(script.carriers.monitored())
    expect(own).toHaveLength(counts.pass + counts.partial_pass + counts.fail + counts.incomplete)
    const loads = await collectAll(script.pages(page => httpLoads(script.http).list({ tab: 'open', page })))
    expect(loads.length).toBeGreaterThan(10)
  })

  it('what changed comes part after part', async () => {
    const all = await collectAll(fairhaul().changes())
    const inParts = await collectAll(fairhaul().changes({ pageSize: 5 }))
    expect(all.length).toBeGreaterThan(0)
    expect(inParts).toEqual(all)
  })

  it.each([
    ['POST subscriptions/match', () => fairhaul().vet(['DOT 1'])],
    ['GET carriers', () => collectAll(fairhaul().carriers.search('S'))],
  ] as const)('a limit of %s is waited for as long as the monitor says', async (call, send) => {
    waited.length = 0
    monitor.refuse(call, 429, { headers: { 'retry-after': '40' }, times: 1 })
    await expect(send()).resolves.toBeDefined()
    monitor.refuse(call, 503, { headers: { 'retry-after': '50' }, times: 1 })
    await expect(send()).resolves.toBeDefined()
    expect(waited).toEqual([40, 50])
  })

  it('unknown, revoked and expired keys, and none, each have the words of the monitor', async () => {
    const unknown = `${key.slice(0, 4)}${'0'.repeat(84)}`
    const { key: revoked, apiKey } = await newKey()
    await httpApiKeys(dana).revoke({ id: apiKey.id })
    const says = async (withKey: string | null) =>
      fairhaul(withKey)
        .vet(['DOT 1'])
        .catch((error: Error) => error.message)
    expect(await says(null)).toMatch(/monitor\/: .*sign/i)
    expect(await says(revoked)).toContain('This API key was revoked.')
    expect(await says(unknown)).toContain('This API key is not')
    monitor.clock.move(31 * 86_400)
    expect(await says(key)).toContain('This API key has expired.')
    monitor.clock.move(-31 * 86_400)
  })
})
