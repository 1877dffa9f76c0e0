import { describe, expect, it, vi } from 'vitest'
import { deferred, LOAD_TRIES } from './deferred.ts'

const settled = () => new Promise<void>(resolve => setTimeout(resolve))

describe('deferred calls', () => {
  it('deferred calls are sent in order once the target has loaded, and at once from then on', async () => {
    const took = vi.fn<(call: number) => void>()
    const comes: ((loaded: typeof took) => void)[] = []
    const load = vi.fn(() => new Promise<typeof took>(resolve => void comes.push(resolve)))
    const { send } = deferred<number>({ load, capacity: 5 })
    send(1)
    send(2)
    expect(took).not.toHaveBeenCalled()
    comes[0]?.(took)
    await settled()
    send(3)
    expect(took.mock.calls).toEqual([[1], [2], [3]])
    expect(load).toHaveBeenCalledOnce()
  })

  it('deferred calls are buffered up to a limit, the oldest ones first', async () => {
    const took = vi.fn<(call: number) => void>()
    const { send } = deferred<number>({ load: async () => took, capacity: 2 })
    for (const call of [1, 2, 3]) send(call)
    await settled()
    expect(took.mock.calls).toEqual([[1], [2]])
  })

  it('deferred calls are sent after a later attempt', async () => {
    const took = vi.fn<(call: string) => void>()
    const load = vi.fn<() => Promise<typeof took>>().mockRejectedValueOnce(new Error('blocked'))
    load.mockResolvedValue(took)
    const { send } = deferred<string>({ load, capacity: 5 })
    send('first')
    await settled()
    send('second')
    await settled()
    expect(took.mock.calls).toEqual([['first'], ['second']])
  })

  it('deferred calls are dropped when the target fails to load three times, which breaks nothing', async () => {
    const load = vi.fn<() => Promise<() => void>>().mockRejectedValue(new Error('blocked'))
    const { send } = deferred<number>({ load, capacity: 5 })
    for (let call = 0; call < LOAD_TRIES + 3; call += 1) {
      send(call)
      await settled()
    }
    expect(load).toHaveBeenCalledTimes(LOAD_TRIES)
  })
})
