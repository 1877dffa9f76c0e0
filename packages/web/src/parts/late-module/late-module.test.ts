import { expect, it, vi } from 'vitest'
import type { ScreenStore } from '../../di/screen.ts'
import { LateModule, lateModules } from './late-module.ts'

const aStore = (name: string) => ({ name, dispose: vi.fn<() => void>() })

it('a module whose code is here opens at once, and keeps its store', () => {
  const late = new LateModule(() => 'code')
  const store = aStore('first')
  late.open(() => store)
  const openAgain = vi.fn((_: string, previous: ScreenStore | undefined) => previous ?? aStore('second'))
  late.open(openAgain)
  expect(openAgain).toHaveBeenCalledWith('code', store)
  expect(late.opened?.store).toBe(store)
})

it('a module whose code failed to load can be opened again', async () => {
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue('code')
  const late = new LateModule(load)
  late.open(() => aStore('store'))
  expect(late.isLoading).toBe(true)
  await late.settled()
  expect([late.isLoading, late.isBroken, late.opened]).toEqual([false, true, undefined])
  late.open(() => aStore('store'))
  await late.settled()
  expect([late.isBroken, late.opened?.module]).toEqual([false, 'code'])
})

it('code that arrives after the screen has closed opens nothing', async () => {
  const late = new LateModule(() => Promise.resolve('code'))
  const open = vi.fn(() => aStore('store'))
  late.open(open)
  const pending = late.settled()
  late.dispose()
  await pending
  expect(open).not.toHaveBeenCalled()
})

it('a store is disposed of with its screen', () => {
  const late = new LateModule(() => 'code')
  const store = aStore('store')
  late.open(() => store)
  late.dispose()
  expect(store.dispose).toHaveBeenCalledOnce()
})

it('modules of a folder are known by the name of their folder, and each is loaded once', async () => {
  const load = vi.fn(() => Promise.resolve('code'))
  const modules = lateModules({ './tabs/users/tab.ts': load })
  const users = modules.get('users')
  expect(await users?.()).toBe('code')
  expect(users?.()).toBe('code')
  expect(load).toHaveBeenCalledOnce()
})
