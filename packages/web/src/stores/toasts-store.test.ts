import { TOAST_DURATION_MS, TOAST_REMOVAL_MS } from '@fairhaul/core'
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
