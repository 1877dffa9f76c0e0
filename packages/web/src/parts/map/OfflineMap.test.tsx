import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { A_SMALL_ATLAS } from '../testing/a-small-atlas.ts'
import { readAtlas } from './atlas.ts'
import type { MapPicture } from './map-picture.ts'
import { OfflineMap, type OfflineMapProps } from './OfflineMap.tsx'

afterEach(cleanup)

const atlas = readAtlas(A_SMALL_ATLAS)
const DALLAS = { latitude: 32.78, longitude: -96.8 }
const ATLANTA = { latitude: 33.75, longitude: -84.39 }

const PICTURE: MapPicture = {
  areas: [
    { id: 'US-TX', shade: 4, value: '12', description: '12 carriers in Texas' },
    { id: 'CA-ON', shade: 1, value: '1', description: '1 carrier in Ontario' },
  ],
  points: [{ id: 'dallas', point: DALLAS, description: 'Pickup in Dallas' }],
  routes: [
    {
      id: 'route',
      route: { points: [DALLAS, ATLANTA], miles: 720, isStraight: true },
      description: 'Dallas to Atlanta',
    },
  ],
}

const Page = (props: Partial<OfflineMapProps>) => {
  const [hovered, setHovered] = useState<string | null>(null)
  return (
    <>
      <OfflineMap
        label="Carriers"
        atlas={atlas}
        picture={PICTURE}
        hovered={hovered}
        onHover={setHovered}
        {...props}
      />
      <em>{hovered ?? 'nothing'}</em>
    </>
  )
}

const map = () => screen.getByRole('application', { name: 'Carriers' })
const drawn = (id: string) => map().querySelector(`[data-id="${id}"]`) as Element
const scale = () => /scale\(([\d.]+)\)/.exec(map().querySelector('g')?.getAttribute('transform') ?? '')?.[1]

describe('the portal’s own map', () => {
  it('a map shades regions with an outline, and shows the others as a disc with their number', () => {
    render(<Page />)
    expect(map().querySelector('path[data-id="US-TX"]')?.getAttribute('data-shade')).toBe('4')
    expect(drawn('CA-ON').textContent).toContain('1')
    expect(drawn('CA-ON').querySelector('circle')).not.toBeNull()
    expect(map().querySelector('path[data-id="US-GA"]')).toBeNull()
  })

  it('a map labels a point, but not the points of a cluster', () => {
    const point = { id: 'dallas', point: DALLAS, description: 'Origin', label: 'Dallas, TX' }
    const { unmount } = render(<Page picture={{ points: [point] }} />)
    expect(drawn('dallas').textContent).toBe('Dallas, TX')
    unmount()
    render(<Page picture={{ points: [point, { ...point, id: 'same', label: 'Dallas, TX 75201' }] }} />)
    expect(map().textContent).not.toContain('Dallas, TX')
  })

  it('a cluster shows its number and names, and a list if no zoom separates its points', () => {
    const points = ['Able', 'Baker', 'Cedar'].map((name, at) => ({
      id: `p${at}`,
      point: DALLAS,
      description: `${name} in Dallas`,
    }))
    render(<Page picture={{ points }} />)
    const cluster = () => map().querySelector('[data-cluster]') as Element
    expect(cluster().textContent).toBe('3')
    fireEvent.pointerOver(cluster())
    expect(screen.getByText('3 places here: Able in Dallas; Baker in Dallas; and 1 more')).toBeTruthy()
    fireEvent.click(cluster())
    expect(screen.queryByRole('group', { name: 'Carriers, as a list' })).toBeNull()
    fireEvent.click(cluster())
    const list = within(screen.getByRole('group', { name: 'Carriers, as a list' }))
    expect(list.getAllByRole('listitem')).toHaveLength(3)
  })

  it('a map describes what is hovered, until the pointer leaves', () => {
    render(<Page />)
    fireEvent.pointerOver(drawn('dallas'))
    expect(screen.getByText('Pickup in Dallas')).toBeTruthy()
    expect(screen.getByText('dallas')).toBeTruthy()
    fireEvent.pointerOver(drawn('route'))
    expect(screen.getByText('Dallas to Atlanta: 720 miles in a straight line')).toBeTruthy()
    fireEvent.pointerLeave(map())
    expect(screen.getByText('nothing')).toBeTruthy()
  })

  it('a map marks what is hovered in a list', () => {
    render(<Page hovered="US-TX" />)
    expect(map().querySelector('path[data-hovered]')?.getAttribute('data-id')).toBe('US-TX')
    expect(screen.getByText('12 carriers in Texas')).toBeTruthy()
  })

  it('a click on a map chooses, except on an empty place and after a drag', () => {
    const onChoose = vi.fn()
    render(<Page onChoose={onChoose} />)
    fireEvent.click(drawn('CA-ON'))
    fireEvent.click(map())
    expect(onChoose.mock.calls).toEqual([['CA-ON']])
    const texas = map().querySelector('path[data-id="US-TX"]') as Element
    fireEvent.pointerDown(texas, { pointerId: 1, button: 0, clientX: 100, clientY: 100 })
    for (const clientX of [110, 140])
      fireEvent.pointerMove(texas, { pointerId: 1, pointerType: 'mouse', buttons: 1, clientX, clientY: 100 })
    fireEvent.pointerUp(texas, { pointerId: 1 })
    fireEvent.click(texas)
    expect(onChoose).toHaveBeenCalledTimes(1)
  })

  it('a map zooms by keys and buttons, and 0 shows all again', () => {
    render(<Page />)
    const before = scale()
    fireEvent.keyDown(map(), { key: '+' })
    expect(Number(scale())).toBeCloseTo(Number(before) * 1.5, 5)
    expect(screen.getByRole('status').textContent).toBe('Zoomed to 150 percent')
    fireEvent.click(screen.getByRole('button', { name: 'Zoom out (-)' }))
    expect(Number(scale())).toBeCloseTo(Number(before), 5)
    fireEvent.keyDown(map(), { key: '+' })
    fireEvent.keyDown(map(), { key: '0' })
    expect(scale()).toBe(before)
  })

  it('a map ignores other keys, and keys with a modifier', () => {
    render(<Page />)
    const before = scale()
    expect(fireEvent.keyDown(map(), { key: '+', ctrlKey: true })).toBe(true)
    expect(fireEvent.keyDown(map(), { key: 'Tab' })).toBe(true)
    expect(fireEvent.keyDown(map(), { key: 'ArrowDown' })).toBe(false)
    expect(scale()).toBe(before)
  })

  it('the wheel scrolls the page over a map, and zooms with Ctrl', () => {
    render(<Page />)
    const before = scale()
    const wheel = (ctrlKey: boolean) => {
      const event = new WheelEvent('wheel', { deltaY: -100, bubbles: true, cancelable: true })
      // The wheel of happy-dom knows no modifiers.
      Object.defineProperty(event, 'ctrlKey', { value: ctrlKey })
      fireEvent(map(), event)
      return event.defaultPrevented
    }
    expect(wheel(false)).toBe(false)
    expect(scale()).toBe(before)
    expect(wheel(true)).toBe(true)
    expect(Number(scale())).toBeGreaterThan(Number(before))
  })

  it('the key L shows a map as a list with the focus, and back', () => {
    render(<Page />)
    fireEvent.keyDown(map(), { key: 'l' })
    const list = screen.getByRole('group', { name: 'Carriers, as a list' })
    expect(document.activeElement).toBe(list)
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      '12 carriers in Texas',
      '1 carrier in Ontario',
      'Dallas to Atlanta: 720 miles in a straight line',
      'Pickup in Dallas',
    ])
    fireEvent.click(screen.getByRole('button', { name: 'Show the map: Carriers' }))
    expect(screen.queryByRole('group')).toBeNull()
    expect(document.activeElement).toBe(map())
  })

  it('the key L moves the focus to the list beside a map', () => {
    render(
      <>
        <Page listId="beside" />
        <ul id="beside" tabIndex={-1} aria-label="Beside" />
      </>,
    )
    fireEvent.click(screen.getByRole('button', { name: 'Go to the list (L): Carriers' }))
    expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Beside' }))
  })

  it('many points are drawn as few clusters that count every point', () => {
    const points = Array.from({ length: 500 }, (_, at) => ({
      id: `p${at}`,
      point: { latitude: 30 + (at % 20), longitude: -120 + (at % 45) },
      description: `Place ${at}`,
    }))
    render(<Page picture={{ points }} />)
    const marks = [...map().querySelectorAll('[data-cluster], g[data-id]')]
    expect(marks.length).toBeLessThan(250)
    const counts = marks.map(mark => Number(mark.textContent === '' ? 1 : mark.textContent))
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(500)
  })

  it('an empty map says so', () => {
    render(<Page picture={{}} />)
    fireEvent.keyDown(map(), { key: 'l' })
    expect(screen.getByText('Nothing is on this map.')).toBeTruthy()
  })
})
