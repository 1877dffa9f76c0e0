import { holds } from '@fairhaul/testkit'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ToastPosition } from './toast.ts'
import { TOAST_DURATION_MS, TOAST_POSITIONS, TOAST_RECHECK_MS, TOAST_REMOVAL_MS } from './toast.ts'
import type { ToastQueue } from './toast-queue.ts'
import { toastQueue } from './toast-queue.ts'

const events = fc.array(
  fc.record({
    after: fc.oneof(fc.nat(800), fc.nat(4_000)),
    id: fc.integer({ min: 1, max: 5 }),
    position: fc.constantFrom(...TOAST_POSITIONS.slice(0, 2)),
    what: fc.constantFrom('add', 'add', 'pause', 'resume', 'dismiss'),
    by: fc.constantFrom('hover', 'focus'),
  }),
  { maxLength: 25, size: 'max' },
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

interface Life {
  readonly addedAt: number
  readonly position: ToastPosition
  shownAt: number | null
  goneAt: number | null
  heldMs: number
  isDismissed: boolean
}

/** Tracks every toast through each instant at which something happens, until nothing more does. */
const watch = (all: Events) => {
  const lives = new Map<number, Life>()
  let [queue, now] = [toastQueue.empty, 0]
  const record = (at: number) => {
    for (const [id, life] of lives) {
      const phase = queue.toasts.find(toast => toast.id === id)?.phase
      if (phase === undefined) life.goneAt ??= at
      else if (phase.kind !== 'queued') life.shownAt ??= at
    }
  }
  const passTo = (instant: number) => {
    const held = queue.toasts.filter(({ phase }) => phase.kind === 'paused')
    for (const { id } of held) {
      const life = lives.get(id)
      if (life !== undefined) life.heldMs += instant - now
    }
    for (
      let next = toastQueue.nextAt(queue);
      next !== null && next <= instant;
      next = toastQueue.nextAt(queue)
    ) {
      queue = toastQueue.tick(queue, next)
      record(next)
    }
    now = instant
  }
  for (const { after, id, position, what, by } of all) {
    passTo(now + after)
    if (what === 'add') {
      lives.set(queue.nextId, {
        addedAt: now,
        position,
        shownAt: null,
        goneAt: null,
        heldMs: 0,
        isDismissed: false,
      })
      queue = toastQueue.add(queue, { message: 'x', position }, now)
    } else if (what === 'dismiss') {
      const life = lives.get(id)
      const phase = queue.toasts.find(toast => toast.id === id)?.phase.kind
      if (life !== undefined && phase !== undefined && phase !== 'leaving') life.isDismissed = true
      queue = toastQueue.dismiss(queue, id, now)
    } else queue = toastQueue[what](queue, id, now, by)
    record(now)
  }
  for (const id of lives.keys())
    for (const by of ['hover', 'focus'] as const) queue = toastQueue.resume(queue, id, now, by)
  passTo(now + 1_000_000)
  return { queue, lives }
}

describe('toasts, whatever happens', () => {
  it('toasts do not depend on how often the clock ticks', () => {
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

  it('every toast is shown unless it is dismissed while it waits', () => {
    holds([events], all => {
      const { lives } = watch(all)
      for (const life of lives.values()) expect(life.shownAt !== null || life.isDismissed).toBe(true)
      expect(lives.size).toBe(all.filter(({ what }) => what === 'add').length)
    })
    const waited = (all: Events) => [...watch(all).lives.values()].some(it => it.addedAt !== it.shownAt)
    expect(fc.sample(events, { numRuns: 200, seed: 406 }).filter(waited).length).toBeGreaterThan(100)
  })

  it('a toast is shown after the one before it is gone, at a re-check of its own', () => {
    holds([events], all => {
      const lives = [...watch(all).lives.values()]
      for (const [index, { addedAt, shownAt, position }] of lives.entries()) {
        if (shownAt === null) continue
        expect((shownAt - addedAt) % TOAST_RECHECK_MS).toBe(0)
        expect(shownAt).toBeGreaterThanOrEqual(addedAt)
        for (const before of lives.slice(0, index).filter(each => each.position === position))
          expect(shownAt).toBeGreaterThanOrEqual(before.goneAt ?? Infinity)
      }
    })
  })

  it('a toast that is not dismissed has its full time, not counting pauses', () => {
    const isWhole = ({ shownAt, isDismissed }: Life) => shownAt !== null && !isDismissed
    holds([events], all => {
      for (const life of watch(all).lives.values()) {
        if (!isWhole(life)) continue
        const { shownAt, goneAt, heldMs } = life
        expect((goneAt ?? 0) - (shownAt ?? 0)).toBe(TOAST_DURATION_MS + heldMs + TOAST_REMOVAL_MS)
      }
    })
    const hasHeld = (all: Events) => [...watch(all).lives.values()].some(it => isWhole(it) && it.heldMs > 0)
    expect(fc.sample(events, { numRuns: 200, seed: 406 }).filter(hasHeld).length).toBeGreaterThan(20)
  })

  it('all toasts are gone in the end, once nothing pauses one', () => {
    holds([events], all => {
      expect(watch(all).queue.toasts).toEqual([])
    })
  })

  it('no toast changes before the reported next instant', () => {
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
