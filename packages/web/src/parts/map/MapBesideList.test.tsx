import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { MapTokens } from '../../di/lazy-tokens.ts'
import type { Resolve } from '../../di/token.ts'
import { ResolveContext } from '../../di/use-store.ts'
import { A_SMALL_ATLAS } from '../testing/a-small-atlas.ts'
import { MapBesideList, MapListRow } from './MapBesideList.tsx'
import type { MapPicture } from './map-picture.ts'

/** Loaded once, before any test waits for a map. */
beforeAll(() => import('./MapView.tsx'))
afterEach(cleanup)

const SOURCES = new Map<unknown, unknown>([
  [MapTokens.Boundaries, async () => A_SMALL_ATLAS],
  [MapTokens.MapProvider, null],
])
const resolve: Resolve = token => SOURCES.get(token) as never

const PICTURE: MapPicture = {
  areas: [
    { id: 'US-TX', shade: 1, value: '1', description: '1 carrier in Texas' },
    { id: 'US-GA', shade: 1, value: '1', description: '1 carrier in Georgia' },
  ],
}

const show = (rows: readonly string[], chosen?: string) => {
  const onChoose = vi.fn()
  const Page = () => {
    const [hovered, setHovered] = useState<string | null>(null)
    const marks = { hovered, onHover: setHovered, onChoose, ...(chosen !== undefined && { chosen }) }
    return (
      <MapBesideList label="Carriers" listLabel="Carriers by state" picture={PICTURE} {...marks}>
        {rows.length > 0 &&
          rows.map(id => (
            <MapListRow key={id} id={id} {...marks}>
              {id}
            </MapListRow>
          ))}
      </MapBesideList>
    )
  }
  render(
    <ResolveContext value={resolve}>
      <Page />
    </ResolveContext>,
  )
  return onChoose
}

const map = () => screen.findByRole('application', { name: 'Carriers' })
const list = () => screen.getByRole('group', { name: 'Carriers by state' })
const row = (name: string) => within(list()).getByRole('button', { name })

describe('MapBesideList', () => {
  it('a row under the pointer or with the focus is marked on the map', async () => {
    show(['US-TX', 'US-GA'])
    const drawn = await map()
    const marked = () => drawn.querySelector('path[data-hovered]')?.getAttribute('data-id')
    fireEvent.pointerEnter(row('US-TX'))
    expect(marked()).toBe('US-TX')
    fireEvent.pointerLeave(row('US-TX'))
    expect(marked()).toBeUndefined()
    fireEvent.focus(row('US-GA'))
    expect(marked()).toBe('US-GA')
  })

  it('a region under the pointer is marked in the list beside the map', async () => {
    show(['US-TX', 'US-GA'])
    const region = (await map()).querySelector('path[data-id="US-TX"]') as Element
    fireEvent.pointerOver(region)
    expect(row('US-TX').hasAttribute('data-hovered')).toBe(true)
    expect(row('US-GA').hasAttribute('data-hovered')).toBe(false)
  })

  it('a press on a row chooses the same as a press on the map', async () => {
    const onChoose = show(['US-TX'], 'US-TX')
    await map()
    fireEvent.click(row('US-TX'))
    expect(onChoose).toHaveBeenCalledWith('US-TX')
    expect(row('US-TX').getAttribute('aria-pressed')).toBe('true')
  })

  it('a row is no toggle where nothing stays chosen', () => {
    show(['US-TX'])
    expect(row('US-TX').hasAttribute('aria-pressed')).toBe(false)
  })

  it('the key L moves the focus from the map to the list beside it', async () => {
    show(['US-TX'])
    fireEvent.keyDown(await map(), { key: 'l' })
    expect(document.activeElement).toBe(list())
  })

  it('a map without anything to list has the whole width', async () => {
    show([])
    expect((await map()).closest('[data-single]')).not.toBeNull()
  })
})
