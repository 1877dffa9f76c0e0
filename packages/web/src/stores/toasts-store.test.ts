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

const words = (store: ToastsStore) => store.shown.map(({ message, phase }) => `${message}: ${phase.kind}`)

it('shows a toast, lets it leave after its time, and removes it', () => {
  const clock = fakeClock()
  const store = new ToastsStore(clock)
  store.show('Saved')
  expect(words(store)).toEqual(['Saved: shown'])
  clock.advance(TOAST_DURATION_MS)
  expect(words(store)).toEqual(['Saved: leaving'])
  clock.advance(TOAST_REMOVAL_MS)
  expect(words(store)).toEqual([])
})

it('loses none: the second comes when the first has gone', () => {
  const clock = fakeClock()
  const store = new ToastsStore(clock)
  store.show('First')
  store.show('Second', 'error')
  expect(words(store)).toEqual(['First: shown'])
  clock.advance(TOAST_DURATION_MS + TOAST_REMOVAL_MS + 250)
  expect(words(store)).toEqual(['Second: shown'])
})

it('stays while it is paused, and goes on with the time that was left', () => {
  const clock = fakeClock()
  const store = new ToastsStore(clock)
  store.show('Saved')
  clock.advance(TOAST_DURATION_MS - 100)
  const id = store.shown[0]?.id ?? 0
  store.pause(id, 'hover')
  clock.advance(60_000)
  expect(words(store)).toEqual(['Saved: paused'])
  store.resume(id, 'hover')
  clock.advance(100)
  expect(words(store)).toEqual(['Saved: leaving'])
})

it('stays while the focus is in it, although the pointer has left', () => {
  const clock = fakeClock()
  const store = new ToastsStore(clock)
  store.show('Saved')
  const id = store.shown[0]?.id ?? 0
  store.pause(id, 'hover')
  store.pause(id, 'focus')
  store.resume(id, 'hover')
  clock.advance(60_000)
  expect(words(store)).toEqual(['Saved: paused'])
  store.resume(id, 'focus')
  expect(words(store)).toEqual(['Saved: shown'])
})

it('is a success at the bottom right for three seconds, dismissible, unless said otherwise', () => {
  const store = new ToastsStore(fakeClock())
  store.show('Saved')
  expect(store.shown[0]).toMatchObject({
    type: 'success',
    position: 'bottom-right',
    durationMs: 3_000,
    dismissible: true,
  })
})

it('says everything in every type and at every position at once, as each position has a queue of its own', () => {
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

it('lets the next come at its own re-check, not sooner', () => {
  const clock = fakeClock()
  const store = new ToastsStore(clock)
  store.show('First')
  clock.advance(100)
  store.show('Second')
  const gone = TOAST_DURATION_MS + TOAST_REMOVAL_MS
  const recheck = 100 + Math.ceil((gone - 100) / TOAST_RECHECK_MS) * TOAST_RECHECK_MS
  clock.advance(recheck - 100 - 1)
  expect(words(store)).toEqual([])
  clock.advance(1)
  expect(words(store)).toEqual(['Second: shown'])
})

it('is removed 150 ms after it was dismissed, and one that is not dismissible stays', () => {
  const clock = fakeClock()
  const store = new ToastsStore(clock)
  store.show('Saved')
  store.dismiss(store.shown[0]?.id ?? 0)
  expect(words(store)).toEqual(['Saved: leaving'])
  clock.advance(TOAST_REMOVAL_MS - 1)
  expect(words(store)).toEqual(['Saved: leaving'])
  clock.advance(1)
  expect(words(store)).toEqual([])
  store.add({ message: 'Stays', dismissible: false })
  store.dismiss(store.shown[0]?.id ?? 0)
  expect(words(store)).toEqual(['Stays: shown'])
})

it('says nothing any more once the person goes, and goes on for the next', () => {
  const clock = fakeClock()
  const store = new ToastsStore(clock)
  store.show('Eagles was removed')
  store.show('Second')
  store.clear()
  clock.advance(10_000)
  expect(words(store)).toEqual([])
  store.show('Welcome')
  expect(words(store)).toEqual(['Welcome: shown'])
})
