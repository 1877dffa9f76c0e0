import { CallFailed } from '@fairhaul/core'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { MapTokens } from '../../di/lazy-tokens.ts'
import type { Resolve } from '../../di/token.ts'
import { ResolveContext } from '../../di/use-store.ts'
import { A_SMALL_ATLAS } from '../testing/a-small-atlas.ts'
import { MapView } from './MapView.tsx'
import type { MapPicture } from './map-picture.ts'
import type { MapProvider, ProvidedMapEvents } from './map-provider.ts'

afterEach(cleanup)

const PICTURE: MapPicture = {
  areas: [{ id: 'US-TX', shade: 1, value: '1', description: '1 carrier in Texas' }],
}

/** A provider that a test answers for. */
const aProvider = () => {
  const calls: string[] = []
  let settle: { give: () => void; fail: () => void } | undefined
  let events: ProvidedMapEvents | undefined
  const provider: MapProvider = {
    name: 'A provider',
    draw: (_, params) =>
      new Promise((resolve, reject) => {
        events = params.events
        settle = {
          give: () =>
            resolve({
              show: ({ hovered }) => void calls.push(`show ${hovered}`),
              zoom: factor => void calls.push(`zoom ${factor}`),
              pan: (dx, dy) => void calls.push(`pan ${dx} ${dy}`),
              fit: () => void calls.push('fit'),
              close: () => void calls.push('close'),
            }),
          fail: () => reject(new Error('blocked')),
        }
      }),
  }
  return { provider, calls, give: () => settle?.give(), fail: () => settle?.fail(), events: () => events }
}

const show = (provider: MapProvider | null, boundaries: () => Promise<unknown>) => {
  const onChoose = vi.fn()
  const Page = () => {
    const [hovered, setHovered] = useState<string | null>(null)
    return (
      <MapView
        label="Carriers"
        picture={PICTURE}
        hovered={hovered}
        onHover={setHovered}
        onChoose={onChoose}
      />
    )
  }
  const provided = new Map<unknown, unknown>([
    [MapTokens.Boundaries, boundaries],
    [MapTokens.MapProvider, provider],
  ])
  const resolve: Resolve = token => provided.get(token) as never
  const view = render(
    <ResolveContext value={resolve}>
      <Page />
    </ResolveContext>,
  )
  return { ...view, onChoose }
}

const boundaries = async () => A_SMALL_ATLAS
const map = () => screen.findByRole('application', { name: 'Carriers' })

describe('a map', () => {
  it('without a provider the portal’s own map is shown', async () => {
    show(null, boundaries)
    expect((await map()).querySelector('path[data-id="US-TX"]')).not.toBeNull()
    expect(screen.queryByText(/cannot be reached/)).toBeNull()
  })

  it('a map that could not be loaded says so, and can be loaded again', async () => {
    const answers = [
      () =>
        Promise.reject(
          new CallFailed({ kind: 'offline', call: 'GET it', status: null, requestId: null, detail: null }),
        ),
      boundaries,
    ]
    show(null, () => (answers.shift() ?? boundaries)())
    expect(await screen.findByText('The map could not be loaded')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await map()).toBeTruthy()
  })

  it('the map of a provider is moved by the same keys and buttons', async () => {
    const { provider, calls, give, events } = aProvider()
    const { unmount, onChoose } = show(provider, boundaries)
    await act(async () => give())
    const frame = await map()
    fireEvent.keyDown(frame, { key: 'ArrowLeft' })
    fireEvent.keyDown(frame, { key: '0' })
    fireEvent.click(screen.getByRole('button', { name: 'Zoom in (+)' }))
    act(() => events()?.onHover('US-TX'))
    events()?.onChoose('US-TX')
    expect(screen.getByText('1 carrier in Texas')).toBeTruthy()
    expect(onChoose).toHaveBeenCalledWith('US-TX')
    unmount()
    expect(calls).toEqual(['show null', 'pan 60 0', 'fit', 'zoom 1.5', 'show US-TX', 'close'])
  })

  it('the map of a provider can be shown as a list', async () => {
    const { provider, give } = aProvider()
    show(provider, boundaries)
    await act(async () => give())
    fireEvent.keyDown(await map(), { key: 'l' })
    expect(screen.getByRole('group', { name: 'Carriers, as a list' }).textContent).toContain(
      '1 carrier in Texas',
    )
  })

  it.each(['before it came', 'after it came'])(
    'is the portal’s own, with a note, when the provider fails %s',
    async when => {
      const { provider, give, fail, events, calls } = aProvider()
      show(provider, boundaries)
      if (when === 'before it came') await act(async () => fail())
      else {
        await act(async () => give())
        act(() => events()?.onFailed())
        expect(calls.at(-1)).toBe('close')
      }
      expect((await map()).querySelector('path[data-id="US-TX"]')).not.toBeNull()
      expect(screen.getByText('A provider is not available. This is the built-in map.')).toBeTruthy()
    },
  )

  it('the portal’s own map is shown when the provider’s code throws', async () => {
    show(
      {
        name: 'A provider',
        draw: async () => ({
          show: () => {
            throw new TypeError('broken')
          },
          zoom: () => undefined,
          pan: () => undefined,
          fit: () => undefined,
          close: () => undefined,
        }),
      },
      boundaries,
    )
    expect(await screen.findByText(/^A provider is not available/)).toBeTruthy()
    expect(await map()).toBeTruthy()
  })

  it('a map unmounted before its provider has loaded closes the provider’s map', async () => {
    const { provider, give, calls } = aProvider()
    const { unmount } = show(provider, boundaries)
    unmount()
    await act(async () => give())
    expect(calls).toEqual(['close'])
  })
})
