import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useMemo, useRef } from 'react'
import type { MapMoves } from './use-map-view.ts'

const KEY_STEP_PX = 60
/** The zoom factor of one press of a key or button. */
export const ZOOM_STEP = 1.5
/** A pointer that moved less than this has clicked. */
const CLICK_PX = 4
const WHEEL_ZOOM_PER_PX = 0.006

const PANS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [KEY_STEP_PX, 0],
  ArrowRight: [-KEY_STEP_PX, 0],
  ArrowUp: [0, KEY_STEP_PX],
  ArrowDown: [0, -KEY_STEP_PX],
}

/** Executes a key. Returns false for a key that the map does not use, or that has a modifier. */
export const mapKey = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent, moves: MapMoves): boolean => {
  if (ctrlKey || metaKey || altKey) return false
  const pan = PANS[key]
  if (pan !== undefined) moves.pan(...pan)
  else if (key === '+' || key === '=') moves.zoom(ZOOM_STEP)
  else if (key === '-' || key === '_') moves.zoom(1 / ZOOM_STEP)
  else if (key === '0') moves.fit()
  else return false
  return true
}

/**
 * Drag, pinch and wheel. A plain wheel and a vertical swipe with one finger scroll the page; the wheel with Ctrl or
 * Cmd zooms, and so do two fingers.
 */
export const useMapGestures = (frame: RefObject<HTMLElement | null>, moves: MapMoves) => {
  const pointers = useRef(new Map<number, { readonly x: number; readonly y: number }>())
  const dragged = useRef(0)

  useEffect(() => {
    const element = frame.current
    if (element === null) return
    const place = (event: { clientX: number; clientY: number }) => {
      const { left, top } = element.getBoundingClientRect()
      return { x: event.clientX - left, y: event.clientY - top }
    }
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return
      event.preventDefault()
      moves.zoom(Math.exp(-event.deltaY * WHEEL_ZOOM_PER_PX), place(event))
    }
    // Gestures with two fingers belong to the map: the page neither scrolls nor zooms.
    const touch = (event: TouchEvent) => {
      if (event.touches.length > 1) event.preventDefault()
    }
    element.addEventListener('wheel', wheel, { passive: false })
    element.addEventListener('touchmove', touch, { passive: false })
    return () => {
      element.removeEventListener('wheel', wheel)
      element.removeEventListener('touchmove', touch)
    }
  }, [frame, moves])

  return useMemo(() => {
    const end = (event: PointerEvent) => void pointers.current.delete(event.pointerId)
    return {
      /** Whether the press that just ended moved the map, and so selected nothing. */
      wasDrag: () => dragged.current > CLICK_PX,
      handlers: {
        onPointerDown: (event: PointerEvent<HTMLElement>) => {
          if (event.button !== 0) return
          if (pointers.current.size === 0) dragged.current = 0
          pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
        },
        onPointerMove: (event: PointerEvent<HTMLElement>) => {
          const before = pointers.current.get(event.pointerId)
          if (before === undefined) return
          // Releasing a button outside the frame fires no event here.
          if (event.pointerType === 'mouse' && event.buttons === 0) return end(event)
          const here = { x: event.clientX, y: event.clientY }
          const [dx, dy] = [here.x - before.x, here.y - before.y]
          dragged.current += Math.hypot(dx, dy)
          pointers.current.set(event.pointerId, here)
          const other = [...pointers.current].find(([id]) => id !== event.pointerId)
          if (other === undefined) {
            if (dragged.current <= CLICK_PX) return
            if (!event.currentTarget.hasPointerCapture(event.pointerId))
              event.currentTarget.setPointerCapture(event.pointerId)
            moves.pan(dx, dy)
            return
          }
          const [, still] = other
          const gap = (one: { x: number; y: number }) =>
            Math.max(1, Math.hypot(one.x - still.x, one.y - still.y))
          const { left, top } = event.currentTarget.getBoundingClientRect()
          const middle = { x: (here.x + still.x) / 2 - left, y: (here.y + still.y) / 2 - top }
          moves.pan(dx / 2, dy / 2)
          moves.zoom(gap(here) / gap(before), middle)
        },
        onPointerUp: end,
        onPointerCancel: end,
      },
    }
  }, [moves])
}
