import { describe, expect, it, vi } from 'vitest'
import { browserPageRelease } from './page-release.ts'
import { safeStorage } from './storage.ts'

const page = (version: string) =>
  `<script type="application/json" id="page-configuration">{"environment":"x","version":"${version}"}</script>`

const setUp = (answer: () => Promise<Response>, reach: () => Storage = () => window.sessionStorage) => {
  const reload = vi.fn<() => void>()
  const storage = safeStorage(reach)
  storage.remove('fairhaul.reloaded')
  const make = (version: string) =>
    browserPageRelease({ version, address: '/broker/', fetch: answer, reload, storage })
  return { reload, make }
}

describe('the served release', () => {
  it.each([
    ['the version in its configuration', () => Promise.resolve(new Response(page('0.2.0+b'))), '0.2.0+b'],
    ['none, where the page has no configuration', () => Promise.resolve(new Response('<p>')), null],
    [
      'none, where the page is refused',
      () => Promise.resolve(new Response(page('x'), { status: 502 })),
      null,
    ],
  ])('the served release is %s', async (_, answer, release) => {
    expect(await setUp(answer).make('0.1.0+a').served()).toEqual({ answered: true, release })
  })

  it('the served release is unknown without a response', async () => {
    const { make } = setUp(() => Promise.reject(new TypeError('lost')))
    expect(await make('0.1.0+a').served()).toEqual({ answered: false })
  })
})

const never = () => Promise.reject(new TypeError('lost'))

it('the running release is null where no server has written its version', () => {
  const { make } = setUp(never)
  expect([make('unknown').running, make('0.1.0+a').running]).toEqual([null, '0.1.0+a'])
})

it('the page is reloaded once per reason and release', () => {
  const { make, reload } = setUp(never)
  const first = make('0.1.0+a')
  expect([first.wasReloadedFor('loads'), first.reload('loads'), first.wasReloadedFor('loads')]).toEqual([
    false,
    true,
    true,
  ])
  expect(make('0.2.0+b').wasReloadedFor('loads')).toBe(false)
  expect(first.wasReloadedFor('alerts')).toBe(false)
  expect(reload).toHaveBeenCalledOnce()
})

it('the page is not reloaded automatically where the reload cannot be stored', () => {
  const { make, reload } = setUp(never, () => {
    throw new Error('forbidden')
  })
  expect(make('0.1.0+a').reload('loads')).toBe(false)
  expect(reload).not.toHaveBeenCalled()
  expect(make('0.1.0+a').reload()).toBe(true)
})
