import { fakeClock } from '@fairhaul/testkit'
import { describe, expect, it, vi } from 'vitest'
import type { ProvidedMapContents } from '../../../parts/map/map-provider.ts'
import { drawGoogleMap } from './draw-google-map.ts'
import { googleLibraries } from './google-libraries.ts'
import { fakeGoogle } from './testing/fake-google.ts'

const DALLAS = { latitude: 32.78, longitude: -96.8 }
const ATLANTA = { latitude: 33.75, longitude: -84.39 }

const CONTENTS: ProvidedMapContents = {
  hovered: null,
  chosen: null,
  picture: {
    areas: [
      { id: 'US-TX', shade: 4, value: '12', description: '12 carriers in Texas' },
      { id: 'US-ZZ', shade: 1, value: '1', description: 'nowhere' },
    ],
    points: [
      { id: 'dallas', point: DALLAS, description: 'Pickup in Dallas' },
      { id: 'near', point: { latitude: 32.79, longitude: -96.81 }, description: 'Next door' },
      { id: 'atlanta', point: ATLANTA, description: 'Delivery in Atlanta' },
    ],
    routes: [
      { id: 'road', route: { points: [DALLAS, ATLANTA], miles: 781 }, description: 'Dallas to Atlanta' },
      {
        id: 'straight',
        route: { points: [ATLANTA, DALLAS], miles: 720, isStraight: true },
        description: 'And back',
      },
    ],
  },
}

const draw = async (fit: 'states' | 'contents' = 'states', mapId: string | null = null) => {
  const google = fakeGoogle()
  const page: { gm_authFailure?: () => void } = {}
  const libraries = googleLibraries({ key: 'a-key', page, clock: fakeClock(), loader: google.loader })
  const events = { onHover: vi.fn(), onChoose: vi.fn(), onFailed: vi.fn() }
  const host = document.createElement('div')
  document.body.append(host)
  const map = await drawGoogleMap(libraries, mapId, host, { fit, events }, new AbortController().signal)
  const shown = (kind: string) => google.things.filter(thing => thing.kind === kind && thing.isShown)
  const titled = (title: string) => shown('marker').find(({ options }) => options['title'] === title)
  return { google, page, events, host, map, shown, titled }
}

describe('a Google map', () => {
  it('a Google map has no controls or keys of its own, and lets the page scroll', async () => {
    const { google } = await draw('states', 'a-style')
    expect(google.things[0]?.options).toMatchObject({
      mapId: 'a-style',
      disableDefaultUI: true,
      keyboardShortcuts: false,
      gestureHandling: 'cooperative',
    })
    expect(google.moves).toEqual(['fit 24.5 to 49.4'])
  })

  it('a Google map shows points by their clusters, regions by discs, and straight lines dashed', async () => {
    const { map, shown, titled } = await draw()
    map.show(CONTENTS)
    expect(shown('marker')).toHaveLength(3)
    expect(titled('12 carriers in Texas')?.options['label']).toMatchObject({ text: '12' })
    expect(titled('2 places here')?.options['label']).toMatchObject({ text: '2' })
    expect(shown('polyline').map(({ options }) => options['strokeOpacity'])).toEqual([1, 0])
  })

  it('a Google map reports hovered and selected items; a cluster is zoomed into', async () => {
    const { google, map, titled, events } = await draw()
    map.show(CONTENTS)
    titled('Delivery in Atlanta')?.fire('mouseover')
    titled('Delivery in Atlanta')?.fire('mouseout')
    titled('12 carriers in Texas')?.fire('click')
    titled('2 places here')?.fire('click')
    expect(events.onHover.mock.calls).toEqual([['atlanta'], [null]])
    expect(events.onChoose.mock.calls).toEqual([['US-TX']])
    expect(google.moves.at(-1)).toBe('fit 32.78 to 32.79')
  })

  it('a Google map highlights the hovered item, and removes the previous drawing', async () => {
    const { map, shown, titled } = await draw()
    map.show(CONTENTS)
    const before = titled('12 carriers in Texas')?.options['icon']
    map.show({ ...CONTENTS, hovered: 'US-TX' })
    expect(titled('12 carriers in Texas')?.options['icon']).not.toEqual(before)
    map.show({ picture: {}, hovered: null, chosen: null })
    expect([...shown('marker'), ...shown('polyline')]).toEqual([])
  })

  it('a Google map separates points after zooming in', async () => {
    const { map, google, titled } = await draw()
    map.show(CONTENTS)
    map.zoom(2 ** 8)
    map.pan(10, -5)
    expect(google.moves.slice(-2)).toEqual(['zoom 12.00', 'pan -10 5'])
    expect(titled('Next door')).toBeTruthy()
  })

  it('a Google map shows all of its contents when it is made to fit them', async () => {
    const { map, google } = await draw('contents')
    expect(google.moves.at(-1)).toBe('fit 24.5 to 49.4')
    map.show(CONTENTS)
    expect(google.moves.at(-1)).toBe('fit 32.78 to 33.75')
  })

  it('a Google map reports a refused key, but not after it was removed from the page', async () => {
    const first = await draw()
    first.page.gm_authFailure?.()
    expect(first.events.onFailed).toHaveBeenCalledTimes(1)
    const second = await draw()
    second.map.show(CONTENTS)
    second.map.close()
    second.page.gm_authFailure?.()
    expect(second.events.onFailed).not.toHaveBeenCalled()
    expect(second.host.childElementCount).toBe(0)
    expect(second.shown('marker')).toEqual([])
  })
})
