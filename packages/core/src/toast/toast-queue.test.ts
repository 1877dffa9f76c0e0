import { describe, expect, it } from 'vitest'
import type { ToastQueue } from './toast-queue.ts'
import { toastQueue } from './toast-queue.ts'

const { add, tick, pause, resume, dismiss, visible, nextAt, empty } = toastQueue
const shown = (queue: ToastQueue, now: number) => visible(tick(queue, now)).map(({ message }) => message)
const one = add(empty, { message: 'Saved' }, 1_000)
const two = add(one, { message: 'Next' }, 1_100)

describe('a toast', () => {
  it('a toast is by default a dismissible success at the bottom right for three seconds', () => {
    expect(one.toasts).toEqual([
      {
        id: 1,
        message: 'Saved',
        type: 'success',
        position: 'bottom-right',
        durationMs: 3_000,
        dismissible: true,
        file: null,
        link: null,
        phase: { kind: 'shown', endsAt: 4_000 },
      },
    ])
  })

  it.each([
    [3_999, 'shown'],
    [4_000, 'leaving'],
    [4_149, 'leaving'],
    [4_150, undefined],
  ])('a toast at %i ms is %s', (now, kind) => {
    expect(tick(one, now).toasts[0]?.phase.kind).toBe(kind)
  })

  it('a dismissed toast leaves, and is removed 150 ms later', () => {
    const dismissed = dismiss(one, 1, 2_000)
    expect(dismissed.toasts[0]?.phase).toEqual({ kind: 'leaving', removeAt: 2_150 })
    expect(dismiss(dismissed, 1, 2_100)).toEqual(dismissed)
    expect(tick(dismissed, 2_150).toasts).toEqual([])
  })

  it('a toast that is not dismissible leaves when its time is up', () => {
    const fixed = add(empty, { message: 'Fixed', dismissible: false }, 0)
    expect(dismiss(fixed, 1, 10)).toEqual(fixed)
    expect(shown(fixed, 3_150)).toEqual([])
  })

  it('a paused toast continues with its remaining time', () => {
    const paused = pause(one, 1, 3_000)
    expect(nextAt(paused)).toBeNull()
    expect(shown(paused, 1_000_000)).toEqual(['Saved'])
    expect(resume(paused, 1, 9_000).toasts[0]?.phase).toEqual({ kind: 'shown', endsAt: 10_000 })
  })

  it('a toast stays paused while the pointer or the focus is on it', () => {
    const held = pause(pause(one, 1, 3_000, 'hover'), 1, 3_100, 'focus')
    const left = resume(held, 1, 3_200, 'hover')
    expect(left.toasts[0]?.phase).toEqual({ kind: 'paused', remainingMs: 1_000, by: ['focus'] })
    expect(resume(left, 1, 5_000, 'focus').toasts[0]?.phase).toEqual({ kind: 'shown', endsAt: 6_000 })
  })

  it('a toast is not resumed by a cause that did not pause it', () => {
    const held = pause(one, 1, 3_000, 'hover')
    expect(resume(held, 1, 3_500, 'focus')).toEqual(held)
    expect(pause(held, 1, 3_500, 'hover')).toEqual(held)
  })

  it('resuming a toast that is not paused changes nothing', () => {
    expect(resume(one, 1, 2_000)).toEqual(one)
  })

  it('a paused toast can be dismissed, and a leaving one cannot be paused', () => {
    expect(dismiss(pause(one, 1, 2_000), 1, 2_500).toasts[0]?.phase.kind).toBe('leaving')
    expect(pause(one, 1, 4_100).toasts[0]?.phase.kind).toBe('leaving')
  })
})

describe('toasts of one position', () => {
  it('toasts of one position wait their turn, re-checking every 250 ms from when they were added', () => {
    expect(shown(two, 4_149)).toEqual(['Saved'])
    expect(shown(two, 4_150)).toEqual([])
    expect(shown(two, 4_349)).toEqual([])
    expect(shown(two, 4_350)).toEqual(['Next'])
    expect(shown(two, 7_500)).toEqual([])
  })

  it('toasts can be dismissed while they wait', () => {
    const three = add(two, { message: 'Last' }, 1_200)
    expect(shown(dismiss(three, 2, 1_300), 4_200)).toEqual(['Last'])
  })

  it('toasts dismissed while they wait are removed at once', () => {
    expect(dismiss(two, 2, 1_300)).toEqual({ ...one, nextId: 3 })
  })

  it('toasts of one position do not wait for those of another', () => {
    const above = { position: 'top' } as const
    const four = add(
      add(two, { message: 'Above', durationMs: 1_000, ...above }, 1_200),
      { message: 'Above next', ...above },
      1_300,
    )
    expect(shown(four, 2_200)).toEqual(['Saved', 'Above'])
    expect(shown(four, 2_550)).toEqual(['Saved', 'Above next'])
    expect(shown(four, 4_350)).toEqual(['Next', 'Above next'])
  })

  it('toasts continue while one of another position is paused', () => {
    const both = add(pause(one, 1, 2_000), { message: 'Above', position: 'top' }, 2_000)
    expect(nextAt(both)).toBe(5_000)
    expect(shown(both, 5_150)).toEqual(['Saved'])
  })

  it('toasts that end at the same time leave in the order they were added', () => {
    const both = add(one, { message: 'Above', position: 'top' }, 1_000)
    expect(nextAt(both)).toBe(4_000)
    expect(tick(both, 4_000).toasts.map(({ phase }) => phase)).toEqual([
      { kind: 'leaving', removeAt: 4_150 },
      { kind: 'leaving', removeAt: 4_150 },
    ])
  })

  it('toasts that waited can be dismissed when shown', () => {
    const three = dismiss(add(two, { message: 'Last' }, 1_200), 2, 4_200)
    expect(shown(three, 4_450)).toEqual(['Last'])
  })

  it('toasts do not delay those of another position', () => {
    const other = add(two, { message: 'Above', position: 'top', type: 'error' }, 1_200)
    expect(shown(other, 1_200)).toEqual(['Saved', 'Above'])
  })

  it('an unknown toast id changes nothing', () => {
    expect(pause(one, 9, 1_000)).toEqual(one)
    expect(resume(one, 9, 1_000)).toEqual(one)
    expect(dismiss(one, 9, 1_000)).toEqual(one)
  })
})

describe('a phase that there is none of', () => {
  it('an unknown toast phase throws an error', () => {
    const broken = {
      ...one,
      toasts: one.toasts.map(toast => ({ ...toast, phase: { kind: 'lost' } as never })),
    }
    expect(() => tick(broken, 5_000)).toThrow('A case that should not occur: {"kind":"lost"}')
  })
})
