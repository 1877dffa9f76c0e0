import { NO_SAFETY_FILTERS, readProfileAddress } from '@fairhaul/core'
import { id } from '@fairhaul/testkit'
import { expect, it, vi } from 'vitest'
import type { Navigator } from '../../di/navigator.ts'
import { ProfileAddressStore } from './profile-address-store.ts'

const setUp = (query = '') => {
  const go = vi.fn<Navigator['go']>()
  const store = new ProfileAddressStore({ id: id(7), navigator: { go } })
  store.visited(readProfileAddress(query))
  return { store, go }
}

it('a narrowed list is narrowed at once, and the address opens at its section', () => {
  const { store, go } = setUp('?changes=alert')
  const safety = { ...NO_SAFETY_FILTERS, state: 'TX' }
  store.narrow('inspections', { safety })
  expect(store.address).toMatchObject({ safety, changes: 'alert' })
  const [path, options] = go.mock.calls[0] ?? []
  expect(decodeURIComponent(path ?? '')).toBe('/carriers/7?safety[state]=TX&changes=alert#inspections')
  expect(options).toEqual({ replace: false })
})

it('a visit to the same address again is distinguished from one to a narrowed list', () => {
  const { store } = setUp()
  expect(store.visited(readProfileAddress(''))).toBe(true)
  store.narrow('changes', { changes: 'alert' })
  expect(store.visited(readProfileAddress('?changes=alert'))).toBe(false)
})

it('a drawer keeps what the lists below it are narrowed to', () => {
  const { store } = setUp('?changes=alert&override=authority')
  expect(store.drawerPath('new-alert')).toBe('/carriers/7?open=new-alert&changes=alert')
  store.visited(readProfileAddress('?changes=alert&open=new-alert'))
  expect(store.below).toBe('/carriers/7?changes=alert')
})
