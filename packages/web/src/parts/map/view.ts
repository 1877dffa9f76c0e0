import type { MapBox, MapPlaceXy } from './atlas.ts'

/** The visible part of the map: a place `p` is drawn at `p * k + (x, y)`, in pixels of the frame. */
export interface View {
  readonly x: number
  readonly y: number
  /** Pixels per map unit. */
  readonly k: number
}

/** The frame, in pixels. */
export interface Size {
  readonly width: number
  readonly height: number
}

/** The maximum zoom, relative to the contiguous states in a frame of 900 pixels: one state fills the frame. */
export const K_MAX = 1.2
const RIM = 12

const between = (least: number, value: number, most: number): number => Math.min(Math.max(value, least), most)

/** The view in which a box fills the frame, centered. */
export const viewOfBox = (box: MapBox, size: Size): View => {
  const width = Math.max(1, box.right - box.left)
  const height = Math.max(1, box.bottom - box.top)
  const k = Math.min((size.width - 2 * RIM) / width, (size.height - 2 * RIM) / height, K_MAX)
  const scale = Math.max(k, Number.EPSILON)
  return {
    k: scale,
    x: size.width / 2 - (scale * (box.left + box.right)) / 2,
    y: size.height / 2 - (scale * (box.top + box.bottom)) / 2,
  }
}

/** Limits a view to the map: never smaller than all of it, and the middle of the frame always on it. */
export const clampView = (view: View, bounds: MapBox, size: Size): View => {
  const least = viewOfBox(bounds, size).k
  const k = between(least, view.k, K_MAX)
  const { x, y } =
    k === view.k ? view : zoomAbout(view, { x: size.width / 2, y: size.height / 2 }, k / view.k)
  return {
    k,
    x: between(size.width / 2 - bounds.right * k, x, size.width / 2 - bounds.left * k),
    y: between(size.height / 2 - bounds.bottom * k, y, size.height / 2 - bounds.top * k),
  }
}

/** Zooms by a factor; the place at `at`, in pixels of the frame, stays where it is. */
export const zoomAbout = ({ x, y, k }: View, at: MapPlaceXy, factor: number): View => ({
  k: k * factor,
  x: at.x - (at.x - x) * factor,
  y: at.y - (at.y - y) * factor,
})

/** The smallest box around places, with a margin; undefined for none. A single place gets some space around it. */
export const boxAround = (places: readonly MapPlaceXy[], rim = 600): MapBox | undefined => {
  if (places.length === 0) return undefined
  // Not by `Math.min(...)`: a road has more points than a call can have arguments.
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const { x, y } of places) {
    left = Math.min(left, x)
    top = Math.min(top, y)
    right = Math.max(right, x)
    bottom = Math.max(bottom, y)
  }
  return { left: left - rim, top: top - rim, right: right + rim, bottom: bottom + rim }
}

/** The visible part of the map, with a margin on each side, in frames. */
export const seenBox = ({ x, y, k }: View, { width, height }: Size, around: number): MapBox => ({
  left: (-x - width * around) / k,
  top: (-y - height * around) / k,
  right: (-x + width * (1 + around)) / k,
  bottom: (-y + height * (1 + around)) / k,
})

/** Whether a place is in a box. */
export const isIn = ({ left, top, right, bottom }: MapBox, { x, y }: MapPlaceXy): boolean =>
  x >= left && x <= right && y >= top && y <= bottom
