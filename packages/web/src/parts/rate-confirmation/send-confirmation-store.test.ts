import type { RateConfirmation } from '@fairhaul/core'
import {
  aCarrierDetail,
  aLoad,
  fakeRateConfirmations,
  type FakeWorld,
  fakeWorld,
  id,
  refusal,
} from '@fairhaul/testkit'
import { describe, expect, it, vi } from 'vitest'
import { CancelConfirmationStore } from './cancel-confirmation-store.ts'
import { SendConfirmationStore } from './send-confirmation-store.ts'

const OTHER = 'eve@elsewhere.example'

const setUp = (change: Partial<FakeWorld> = {}) => {
  const world = fakeWorld({
    carriers: [aCarrierDetail({ id: id(7) })],
    loads: [aLoad({ id: id(17), carrierId: id(7) })],
    rateConfirmations: [],
    ...change,
  })
  const confirmations = fakeRateConfirmations(world)
  const sent = vi.fn<(confirmation: RateConfirmation) => void>()
  const store = new SendConfirmationStore({ confirmations, sent })
  store.open(id(17), { address: OTHER, rateUsd: '1950' })
  // The gate may say no of the usual carrier.
  store.change('message', 'Agreed by phone.')
  return { world, confirmations, store, sent }
}

describe('the form that sends a rate confirmation', () => {
  it('asks for an address again that is not safe, and sends it with the reason', async () => {
    const { store, sent } = setUp()
    expect(await store.send()).toBe(false)
    expect([store.confirmsAddress, sent.mock.calls]).toEqual([true, []])
    store.change('addressAgain', OTHER)
    store.change('addressReason', 'The owner read it out on the number on file.')
    expect(await store.send()).toBe(true)
    expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({ sentTo: OTHER, status: 'sent', loadId: id(17) }),
    )
    expect(store.values.address).toBe('')
  })

  it('forgets what was said of an address once another is typed', async () => {
    const { store } = setUp()
    await store.send()
    store.change('addressAgain', OTHER)
    store.change('address', 'someone@else.example')
    expect([store.confirmsAddress, store.values.addressAgain]).toEqual([false, ''])
  })

  it('says at its field what cannot be right, and sends nothing', async () => {
    const { store, confirmations } = setUp()
    store.change('rateUsd', 'much')
    expect(await store.send()).toBe(false)
    expect(store.submission.fieldError('rateUsd')).toMatch(/^Enter an amount/)
    expect(confirmations.requests).toEqual([])
  })

  it('keeps what is typed when it is refused or fails, also when it is closed and opened for the same load', async () => {
    const { store, confirmations } = setUp()
    confirmations.refuseNext('sendToCarrier', refusal.conflict('Rate confirmation 41 of this load was sent.'))
    await store.send()
    expect(store.submission.error).toMatch(/Rate confirmation 41/)
    confirmations.failNext('sendToCarrier')
    await store.send()
    store.close()
    store.open(id(17), { address: 'another@known.example' })
    expect([store.isOpen, store.values.address]).toEqual([true, OTHER])
    store.open(id(18), {})
    expect(store.values.address).toBe('')
    store.dispose()
  })
})

describe('the form that cancels one', () => {
  it('needs a reason, and then another can be sent', async () => {
    const { store, confirmations, sent } = setUp()
    await store.send()
    store.change('addressAgain', OTHER)
    store.change('addressReason', 'By phone.')
    await store.send()
    const one = sent.mock.calls[0]?.[0]
    if (one === undefined) throw new Error('None was sent.')
    const canceled = vi.fn<(confirmation: RateConfirmation) => void>()
    const form = new CancelConfirmationStore(confirmations, canceled)
    form.open()
    expect(await form.cancel(one.id)).toBe(false)
    expect(form.submission.fieldError('reason')).toBe('Say why it is canceled.')
    form.change('Called off.')
    expect(await form.cancel(one.id)).toBe(true)
    expect(canceled.mock.calls[0]?.[0].sending?.canceled?.reason).toBe('Called off.')
    form.change('Again.')
    expect(await form.cancel(one.id)).toBe(false)
    expect([form.isOpen, form.reason]).toEqual([true, 'Again.'])
    form.close()
    form.dispose()
  })
})
