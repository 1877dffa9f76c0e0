import {
  TOAST_DURATION_MS,
  TOAST_POSITIONS,
  TOAST_RECHECK_MS,
  TOAST_REMOVAL_MS,
  TOAST_TYPES,
} from '@fairhaul/core'
import { fakeClock } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { ToastsStore } from './toasts-store.ts'

const textOf = (store: ToastsStore) => store.shown.map(({ message, phase }) => `${message}: ${phase.kind}`)

it('a toast is shown, leaves after its time, and is removed', () => {
  const clock = fakeClock()
  const store = new ToastsStore(clock)
  store.show('Saved')
  expect(textOf(store)).toEqual(['Saved: shown'])
  clock.advance(TOAST_DURATION_MS)
  expect(textOf(store)).toEqual(['Saved: leaving'])
  clock.advance(TOAST_REMOVAL_MS)
  expect(textOf(store)).toEqual([])
})

it('a second toast is shown after the first has gone', () => {
  const clock = fakeClock()
  const store = new ToastsStore(clock)
  store.show('First')
  store.show('Second', 'error')
  expect(textOf(store)).toEqual(['First: shown'])
  clock.advance(TOAST_DURATION_MS + TOAST_REMOVAL_MS + 250)
  expect(textOf(store)).toEqual(['Second: shown'])
})

it('a paused toast stays, and continues with the time that was left', () => {
  const clock = fakeClock()
  const store = new ToastsStore(clock)
  store.show('Saved')
  clock.advance(TOAST_DURATION_MS - 100)
  const id = store.shown[0]?.id ?? 0
  store.pause(id, 'hover')
  clock.advance(60_000)
  expect(textOf(store)).toEqual(['Saved: paused'])
  store.resume(id, 'hover')
  clock.advance(100)
  expect(textOf(store)).toEqual(['Saved: leaving'])
})

it('a toast stays while it has the focus, although the pointer has left', () => {
  const clock = fakeClock()
  const store = new ToastsStore(clock)
  store.show('Saved')
  const id = store.shown[0]?.id ?? 0
  store.pause(id, 'hover')
  store.pause(id, 'focus')
  store.resume(id, 'hover')
  clock.advance(60_000)
  expect(textOf(store)).toEqual(['Saved: paused'])
  store.resume(id, 'focus')
  expect(textOf(store)).toEqual(['Saved: shown'])
})

it('a toast is by default a dismissible success at the bottom right for three seconds', () => {
  const store = new ToastsStore(fakeClock())
  store.show('Saved')
  expect(store.shown[0]).toMatchObject({
    type: 'success',
    position: 'bottom-right',
    durationMs: 3_000,
    dismissible: true,
    file: null,
    link: null,
  })
})

it('toasts of every type and position are shown at once, as each position has its own queue', () => {
  const store = new ToastsStore(fakeClock())
  for (const position of TOAST_POSITIONS) store.add({ message: position, position })
  expect(store.shown.map(({ position }) => position)).toEqual(TOAST_POSITIONS)
  const types = TOAST_TYPES.map(type => {
    const other = new ToastsStore(fakeClock())
    other.show('Saved', type)
    return other.shown[0]?.type
  })
  expect(types).toEqual(TOAST_TYPES)
})

it('the next toast is shown at its own re-check, not sooner', () => {
  const clock = fakeClock()
  const store = new ToastsStore(clock)
  store.show('First')
  clock.advance(100)
  store.show('Second')
  const gone = TOAST_DURATION_MS + TOAST_REMOVAL_MS
  const recheck = 100 + Math.ceil((gone - 100) / TOAST_RECHECK_MS) * TOAST_RECHECK_MS
  clock.advance(recheck - 100 - 1)
  expect(textOf(store)).toEqual([])
  clock.advance(1)
  expect(textOf(store)).toEqual(['Second: shown'])
})

it('a toast is removed 150 ms after it was dismissed, and one that is not dismissible stays', () => {
  const clock = fakeClock()
  const store = new ToastsStore(clock)
  store.show('Saved')
  store.dismiss(store.shown[0]?.id ?? 0)
  expect(textOf(store)).toEqual(['Saved: leaving'])
  clock.advance(TOAST_REMOVAL_MS - 1)
  expect(textOf(store)).toEqual(['Saved: leaving'])
  clock.advance(1)
  expect(textOf(store)).toEqual([])
  store.add({ message: 'Stays', dismissible: false })
  store.dismiss(store.shown[0]?.id ?? 0)
  expect(textOf(store)).toEqual(['Stays: shown'])
})

it('all toasts are cleared when the person leaves, and the next person gets new ones', () => {
  const clock = fakeClock()
  const store = new ToastsStore(clock)
  store.show('Eagles was removed')
  store.show('Second')
  store.clear()
  clock.advance(10_000)
  expect(textOf(store)).toEqual([])
  store.show('Welcome')
  expect(textOf(store)).toEqual(['Welcome: shown'])
})
