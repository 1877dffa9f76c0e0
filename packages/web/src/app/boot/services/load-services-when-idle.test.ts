import { afterEach, expect, it, vi } from 'vitest'
import {
  BUFFERED_ERRORS_MAX,
  type LazyServicesDeps,
  loadServicesWhenIdle,
} from './load-services-when-idle.ts'
import { startServices } from './start-services.ts'

const handle = vi.hoisted(() => vi.fn<(thrown: unknown) => void>())
vi.mock('./start-services.ts', () => ({ startServices: vi.fn<() => typeof handle>(() => handle) }))
afterEach(() => void vi.clearAllMocks())

const settled = () => vi.waitFor(() => expect(startServices).toHaveBeenCalled())

const setup = () => {
  let beIdle = () => {}
  const page = { reportError: vi.fn<(thrown: unknown) => void>() }
  const idle = new Promise<void>(resolve => void (beIdle = resolve))
  const report = loadServicesWhenIdle({ page, idle } as unknown as LazyServicesDeps)
  return { page, report, beIdle: () => beIdle() }
}

it('services start once the page is idle, and framework errors are collected until then', async () => {
  const { report, beIdle } = setup()
  for (let at = 0; at <= BUFFERED_ERRORS_MAX; at += 1) report(at)
  expect(startServices).not.toHaveBeenCalled()
  beIdle()
  await settled()
  await vi.waitFor(() => expect(handle).toHaveBeenCalledTimes(BUFFERED_ERRORS_MAX))
  report('later')
  expect(handle).toHaveBeenLastCalledWith('later')
  expect(handle.mock.calls[0]).toEqual([0])
})

it('errors are left to the browser when the services fail to load', async () => {
  vi.mocked(startServices).mockImplementationOnce(() => {
    throw new Error('gone')
  })
  const { page, report, beIdle } = setup()
  report('before')
  beIdle()
  await vi.waitFor(() => expect(page.reportError).toHaveBeenCalledWith('before'))
  report('after')
  expect(page.reportError).toHaveBeenLastCalledWith('after')
  expect(handle).not.toHaveBeenCalled()
})
