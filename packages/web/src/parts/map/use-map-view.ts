import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { MapBox, MapPlaceXy } from './atlas.ts'
import { clampView, type Size, type View, viewOfBox, zoomAbout } from './view.ts'

/** Actions on a view. Positions are in pixels of the frame. */
export interface MapMoves {
  pan(dx: number, dy: number): void
  zoom(factor: number, at?: MapPlaceXy): void
  /** Shows the initial view. */
  fit(): void
}

interface MapViewMoves extends MapMoves {
  /** Fits a box into the frame. */
  show(box: MapBox): void
}

export interface MapViewState {
  readonly frame: RefObject<HTMLDivElement | null>
  /** The drawing, larger than the frame by `AROUND_FRAMES` on each side. */
  readonly drawing: RefObject<SVGSVGElement | null>
  readonly size: Size
  /** The view of the last drawing; panning moves the drawing without drawing again. */
  readonly drawn: View
  readonly moves: MapViewMoves
}

const START: Size = { width: 640, height: 360 }
/** The margin drawn on each side of the frame, in frames, so that there is something to see while panning. */
export const AROUND_FRAMES = 0.5
/** After panning this many frames, the drawing is made again around the current view. */
const REDRAWN_AFTER = 0.4

const sizeOf = (element: HTMLElement | null): Size => {
  const { clientWidth: width, clientHeight: height } = element ?? { clientWidth: 0, clientHeight: 0 }
  return width > 0 && height > 0 ? { width, height } : START
}

/** A map as it is now: where it was moved to, and what was last drawn. */
interface MapNow {
  view: View
  drawn: View
  size: Size
  /** It shows the initial view, whatever its size. */
  isFitted: boolean
}

const movesOf = (
  now: RefObject<MapNow>,
  setView: (view: View) => void,
  { home, bounds }: { readonly home: MapBox; readonly bounds: MapBox },
): MapViewMoves => {
  const by = (change: (view: View) => View) => {
    now.current.isFitted = false
    setView(clampView(change(now.current.view), bounds, now.current.size))
  }
  return {
    pan: (dx, dy) => by(view => ({ ...view, x: view.x + dx, y: view.y + dy })),
    zoom: (factor, at) => {
      const { width, height } = now.current.size
      by(view => {
        const { k } = clampView({ ...view, k: view.k * factor }, bounds, now.current.size)
        return zoomAbout(view, at ?? { x: width / 2, y: height / 2 }, k / view.k)
      })
    },
    fit: () => {
      now.current.isFitted = true
      setView(viewOfBox(home, now.current.size))
    },
    show: box => by(() => viewOfBox(box, now.current.size)),
  }
}

/**
 * The view of a map. Panning moves the finished drawing, which is cheap whatever it contains; it is drawn again only
 * after zooming or panning far.
 */
export const useMapView = (home: MapBox, bounds: MapBox): MapViewState => {
  const frame = useRef<HTMLDivElement>(null)
  const drawing = useRef<SVGSVGElement>(null)
  const [size, setSize] = useState(START)
  const [drawn, setDrawn] = useState<View>(() => viewOfBox(home, START))
  const now = useRef<MapNow>({
    view: drawn,
    drawn,
    size,
    isFitted: true,
  })

  const move = useCallback(() => {
    const { view, drawn } = now.current
    drawing.current?.style.setProperty('transform', `translate(${view.x - drawn.x}px, ${view.y - drawn.y}px)`)
  }, [])

  const setView = useCallback(
    (view: View) => {
      const at = now.current
      at.view = view
      const { size, drawn } = at
      const isFar =
        Math.abs(view.x - drawn.x) > size.width * REDRAWN_AFTER ||
        Math.abs(view.y - drawn.y) > size.height * REDRAWN_AFTER
      if (view.k !== drawn.k || isFar) {
        at.drawn = view
        setDrawn(view)
      } else move()
    },
    [move],
  )
  useLayoutEffect(move)

  const moves = useMemo(() => movesOf(now, setView, { home, bounds }), [home, bounds, setView])

  useLayoutEffect(() => {
    if (now.current.isFitted) moves.fit()
  }, [moves])

  useEffect(() => {
    const element = frame.current
    if (element === null) return
    const resize = () => {
      const next = sizeOf(element)
      const { size, view, isFitted } = now.current
      if (next.width === size.width && next.height === size.height) return
      now.current.size = next
      setSize(next)
      const middle = {
        ...view,
        x: view.x + (next.width - size.width) / 2,
        y: view.y + (next.height - size.height) / 2,
      }
      setView(isFitted ? viewOfBox(home, next) : clampView(middle, bounds, next))
    }
    resize()
    const watch = new ResizeObserver(resize)
    watch.observe(element)
    return () => watch.disconnect()
  }, [home, bounds, setView])

  return { frame, drawing, size, drawn, moves }
}
