import { fakeClock } from '@fairhaul/testkit'
import { expect, it, vi } from 'vitest'
import type { Navigator } from '../../di/navigator.ts'
import { AddressWriter, WRITE_AFTER_MS } from './address-writer.ts'

const setUp = () => {
  const clock = fakeClock()
  const go = vi.fn<Navigator['go']>()
  return { clock, go, writer: new AddressWriter({ clock, navigator: { go } }) }
}

it('the last of several writes replaces the address after a pause', () => {
  const { writer, clock, go } = setUp()
  writer.isForeign('/form')
  writer.write('/form?a')
  clock.advance(WRITE_AFTER_MS - 1)
  writer.write('/form?b')
  clock.advance(WRITE_AFTER_MS - 1)
  expect(go).not.toHaveBeenCalled()
  clock.advance(1)
  expect(go).toHaveBeenCalledExactlyOnceWith('/form?b', { replace: true })
})

it('an address that it wrote is not foreign, and one from a navigation is', () => {
  const { writer, clock } = setUp()
  expect(writer.isForeign('/form')).toBe(true)
  writer.write('/form?a')
  clock.advance(WRITE_AFTER_MS)
  expect(writer.isForeign('/form?a')).toBe(false)
  expect(writer.isForeign('/form')).toBe(true)
})

it('a navigation cancels a pending write', () => {
  const { writer, clock, go } = setUp()
  writer.isForeign('/form')
  writer.write('/form?a')
  writer.isForeign('/form?other')
  clock.advance(WRITE_AFTER_MS)
  expect(go).not.toHaveBeenCalled()
})

it('its own address does not cancel a pending write', () => {
  const { writer, clock, go } = setUp()
  writer.isForeign('/form')
  writer.write('/form?a')
  clock.advance(WRITE_AFTER_MS)
  writer.write('/form?ab')
  writer.isForeign('/form?a')
  clock.advance(WRITE_AFTER_MS)
  expect(go).toHaveBeenLastCalledWith('/form?ab', { replace: true })
})

it('the current address is not written again', () => {
  const { writer, clock, go } = setUp()
  writer.isForeign('/form')
  writer.write('/form')
  clock.advance(WRITE_AFTER_MS)
  expect(go).not.toHaveBeenCalled()
})

it('whenWritten continues at once for the current address, else when the page shows it', () => {
  const { writer, go } = setUp()
  const then = vi.fn<() => void>()
  writer.isForeign('/form')
  writer.whenWritten('/form', then)
  expect(then).toHaveBeenCalledOnce()
  writer.whenWritten('/form?a', then)
  expect(go).toHaveBeenCalledExactlyOnceWith('/form?a', { replace: true })
  writer.arrived()
  expect(then).toHaveBeenCalledOnce()
  writer.isForeign('/form?a')
  writer.arrived()
  writer.arrived()
  expect(then).toHaveBeenCalledTimes(2)
})

it('whenWritten does not continue after another navigation', () => {
  const { writer } = setUp()
  const then = vi.fn<() => void>()
  writer.isForeign('/form')
  writer.whenWritten('/form?a', then)
  writer.isForeign('/form?other')
  writer.arrived()
  expect(then).not.toHaveBeenCalled()
})
