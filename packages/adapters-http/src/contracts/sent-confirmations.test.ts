import { addressToSendTo, contactToUse, contactWindow, type Load, type NewConfirmation } from '@fairhaul/core'
import { expectInvalid, expectRefused, valueOf } from '@fairhaul/testkit/contracts'
import { startTestMonitor, type TestMonitor } from '@fairhaul/monitor'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { httpCarriers } from '../calls/carriers.ts'
import { httpContactSearch } from '../calls/contact-search.ts'
import { httpDecisionRecords } from '../calls/decision-records.ts'
import { httpLoads } from '../calls/loads.ts'
import { httpRateConfirmations } from '../calls/rate-confirmations.ts'
import { signedInHttp } from '../testing/signed-in-http.ts'
import type { Http } from '../transport/http.ts'

describe('rate confirmations that are sent, over HTTP, against the monitor', () => {
  let monitor: TestMonitor
  let http: Http
  let loads: readonly Load[]
  beforeAll(async () => {
    monitor = await startTestMonitor({ world: 'small' })
    http = await signedInHttp(monitor, 'dana@northlake.example')
    loads = valueOf(await httpLoads(http).list({ tab: 'open' })).items
  })
  afterAll(() => monitor.close())

  const confirmations = () => httpRateConfirmations(http)
  const newOne = (load: Load, change: Partial<NewConfirmation> = {}): NewConfirmation => ({
    loadId: load.id,
    address: 'eve@elsewhere.example',
    addressAgain: null,
    addressReason: null,
    message: 'Their insurance agent confirmed it.',
    rateUsd: 1_950.5,
    paymentDays: 30,
    conditions: 'No brokering.',
    ...change,
  })
  const confirmed = (address: string) => ({ address, addressAgain: address, addressReason: 'By phone.' })
  const today = () => monitor.clock.now().toISOString().slice(0, 10) as `${number}-${number}-${number}`

  it('goes to an address without a second confirmation only if the portal offers it as safe', async () => {
    const tried: boolean[] = []
    for (const load of loads) {
      const { carrierId } = load
      if (carrierId === null) continue
      const carrier = valueOf(await httpCarriers(http).detail({ id: carrierId }))
      const address = carrier.email
      if (address === null) continue
      const answer = valueOf(await httpContactSearch(http).byEmail({ email: address }))
      const window = contactWindow(null, today())
      const offered = contactToUse('email', carrier, window).value
      const check = addressToSendTo(address, carrier, answer, window)
      const sent = await confirmations().sendToCarrier(newOne(load, { address }))
      if (!sent.ok && sent.refusal.kind !== 'invalid') continue
      tried.push(sent.ok)
      if (sent.ok) expect([offered, check.term]).toEqual([address, 'matches'])
      else expectInvalid(sent, 'addressAgain')
    }
    expect(tried.length).toBeGreaterThan(0)
  })

  it('is sent with its terms and the decision that was kept, and can be canceled once', async () => {
    const outs = await Promise.all(
      loads.map(async load => ({ load, some: valueOf(await confirmations().ofLoad({ loadId: load.id })) })),
    )
    const free = outs.filter(({ some }) => some.every(({ sending }) => sending === null))
    for (const { load } of free) {
      const sent = await confirmations().sendToCarrier(newOne(load, confirmed('eve@elsewhere.example')))
      if (!sent.ok) continue
      const { id, sending, status, sentTo, creatorName } = sent.value
      expect([status, sentTo, sending?.addressReason]).toEqual(['sent', 'eve@elsewhere.example', 'By phone.'])
      expect(creatorName).not.toBeNull()
      expect(valueOf(await confirmations().terms({ id }))).toMatchObject({
        rateUsd: 1_950.5,
        paymentDays: 30,
      })
      const records = valueOf(await httpDecisionRecords(http).listOfLoad({ loadId: load.id }))
      expect(records.items[0]?.load?.stage).toBe('tender')
      expectRefused(
        await confirmations().sendToCarrier(newOne(load, confirmed('eve@elsewhere.example'))),
        'conflict',
      )
      expectInvalid(await confirmations().cancelSent({ id, reason: ' ' }), 'reason')
      const canceled = valueOf(await confirmations().cancelSent({ id, reason: 'Called off.' }))
      expect(canceled.sending?.canceled?.reason).toBe('Called off.')
      expectRefused(await confirmations().cancelSent({ id, reason: 'Again.' }), 'conflict')
      return
    }
    throw new Error('No load of the world could be confirmed.')
  })

  it('of a load that does not exist is not found', async () => {
    const [load] = loads
    if (load === undefined) throw new Error('The world has no load.')
    const absent = { ...load, id: 999_999 as Load['id'] }
    expectRefused(await confirmations().sendToCarrier(newOne(absent)), 'not-found')
    expectRefused(await confirmations().cancelSent({ id: 999_999 as never, reason: 'x' }), 'not-found')
  })
})
