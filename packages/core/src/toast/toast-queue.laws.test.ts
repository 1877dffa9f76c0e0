import { holds } from '@fairhaul/testkit'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { TOAST_POSITIONS } from './toast.ts'
import type { ToastQueue } from './toast-queue.ts'
import { toastQueue } from './toast-queue.ts'

const events = fc.array(
  fc.record({
    after: fc.nat(4_000),
    id: fc.integer({ min: 1, max: 8 }),
    position: fc.constantFrom(...TOAST_POSITIONS.slice(0, 2)),
    what: fc.constantFrom('add', 'add', 'pause', 'resume', 'dismiss'),
    by: fc.constantFrom('hover', 'focus'),
  }),
  { maxLength: 25 },
)
type Events = typeof events extends fc.Arbitrary<infer T> ? T : never

const play = (all: Events, each: (queue: ToastQueue, now: number) => ToastQueue) => {
  let [queue, now] = [toastQueue.empty, 0]
  for (const { after, id, position, what, by } of all) {
    now += after
    if (what === 'add') queue = toastQueue.add(queue, { message: 'x', position }, now)
    else if (what === 'dismiss') queue = toastQueue.dismiss(queue, id, now)
    else queue = toastQueue[what](queue, id, now, by)
    queue = each(queue, now)
  }
  return { queue, now }
}

describe('toasts, whatever happens', () => {
  it('how often the time is told does not matter', () => {
    holds([events, fc.nat(20_000), fc.nat(20_000)], (all, first, second) => {
      const { queue, now } = play(all, it => it)
      const straight = toastQueue.tick(queue, now + first + second)
      expect(toastQueue.tick(toastQueue.tick(queue, now + first), now + first + second)).toEqual(straight)
    })
  })

  it('at most one toast of a position is on the page', () => {
    holds([events], all => {
      play(all, queue => {
        const positions = toastQueue.visible(queue).map(({ position }) => position)
        expect(new Set(positions).size).toBe(positions.length)
        return queue
      })
    })
  })

  it('every toast is shown or dismissed, and in the end all are gone unless something holds one', () => {
    holds([events], all => {
      const { queue, now } = play(all, it => it)
      const held = queue.toasts.filter(({ phase }) => phase.kind === 'paused')
      const released = held.reduce(
        (it, { id }) => toastQueue.resume(toastQueue.resume(it, id, now, 'hover'), id, now, 'focus'),
        queue,
      )
      expect(toastQueue.tick(released, now + 25 * 3_650).toasts).toEqual([])
    })
  })

  it('nothing happens before the instant that was told', () => {
    holds([events], all => {
      const { queue, now } = play(all, it => it)
      const next = toastQueue.nextAt(queue) ?? now + 1
      expect(toastQueue.tick(queue, Math.max(now, next - 1))).toEqual(queue)
      expect(next).toBeGreaterThan(now)
      const after = toastQueue.tick(queue, next)
      expect(after === queue).toBe(toastQueue.nextAt(queue) === null)
    })
  })
})
