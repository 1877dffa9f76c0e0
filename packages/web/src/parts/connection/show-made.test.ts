import { fakeClock, id } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { ToastsStore } from '../../stores/toasts-store.ts'
import { showMade } from './show-made.ts'

it('what was done is a toast, which leads to the record that was kept with it', () => {
  const toasts = new ToastsStore(fakeClock())
  showMade(toasts, 'Marked do not dispatch.', { storedId: id<'decision-record'>(4) })
  expect(toasts.shown).toMatchObject([
    { message: 'Marked do not dispatch.', link: { text: 'Record kept', path: '/decision-records/4' } },
  ])
  toasts.clear()
  showMade(toasts, 'Dismissed.', {})
  showMade(toasts, 'Dismissed.', null)
  expect(toasts.queue.toasts.map(({ link }) => link)).toEqual([null, null])
})
