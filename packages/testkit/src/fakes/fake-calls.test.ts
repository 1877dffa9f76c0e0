import { beforeEach, describe, expect, it } from 'vitest'
import { id } from '../builders/index.ts'
import { fakeCarriers } from './carrier-fakes.ts'
import { refusal } from './fake-calls.ts'
import { type FakeWorld, fakeWorld } from './fake-world.ts'
import { fakeSubscriptions } from './monitored-carrier-fakes.ts'

describe('what a test plans for the next call', () => {
  let world: FakeWorld
  beforeEach(() => {
    world = fakeWorld()
  })

  it('refuseNext refuses the next call once', async () => {
    const subscriptions = fakeSubscriptions(world)
    subscriptions.refuseNext('subscribe', refusal.forbidden('Not now.'))
    expect(await subscriptions.subscribe({ carrierId: id(7) })).toEqual({
      ok: false,
      refusal: { kind: 'forbidden', message: 'Not now.', requestId: null },
    })
    expect(world.subscriptions).toEqual([])
    expect((await subscriptions.subscribe({ carrierId: id(7) })).ok).toBe(true)
    expect(subscriptions.requests.map(({ call }) => call)).toEqual(['subscribe', 'subscribe'])
  })

  it('failNext makes the next call throw as a lost connection does', async () => {
    const carriers = fakeCarriers(world)
    carriers.failNext('detail')
    await expect(carriers.detail({ id: id(7) })).rejects.toMatchObject({ failure: { kind: 'offline' } })
  })

  it('holdNext delays the next call until its release, and an abort rejects it meanwhile', async () => {
    const carriers = fakeCarriers(world)
    const release = carriers.holdNext('detail')
    const answers: string[] = []
    const held = carriers.detail({ id: id(7) }).then(() => answers.push('held'))
    await carriers.detail({ id: id(7) }).then(() => answers.push('next'))
    release()
    await held
    expect(answers).toEqual(['next', 'held'])

    carriers.holdNext('detail')
    const abort = new AbortController()
    const overtaken = carriers.detail({ id: id(7) }, abort.signal)
    abort.abort('overtaken')
    await expect(overtaken).rejects.toBe('overtaken')
  })
})
