import type { MapBox, MapPlaceXy } from './atlas.ts'
import { isIn, type Size, seenBox, type View } from './view.ts'

/** About the width of a letter of a map, in pixels. */
const LETTER_PX = 7
/** The label of a mark is above its dot, from here to there, in pixels. */
const ABOVE_PX = { top: -26, bottom: 8 } as const
/** Half the height of a line of text, in pixels. */
const HALF_LINE_PX = 12

/** The box of the label above a dot, in the pixels of its place. */
export const boxOfMark = (label: string, { x, y }: MapPlaceXy): MapBox => {
  const half = (label.length * LETTER_PX) / 2
  return { left: x - half, right: x + half, top: y + ABOVE_PX.top, bottom: y + ABOVE_PX.bottom }
}

/** The box of a text that starts at a place, in the pixels of the place. */
export const boxOfText = (text: string, { x, y }: MapPlaceXy): MapBox => ({
  left: x - HALF_LINE_PX,
  right: x + text.length * LETTER_PX,
  top: y - HALF_LINE_PX - 4,
  bottom: y + HALF_LINE_PX - 4,
})

/** A text centered nearer than this to the edge of the frame is cut by it, in pixels. */
const EDGE_PX = 12

/** Whether the edge of the frame cuts a text that is centered at a place of the map. */
export const isCut = (at: MapPlaceXy, view: View, size: Size): boolean => {
  const { left, top, right, bottom } = seenBox(view, size, 0)
  const edge = EDGE_PX / view.k
  const grown = (by: number): MapBox => ({
    left: left - by,
    top: top - by,
    right: right + by,
    bottom: bottom + by,
  })
  return isIn(grown(edge), at) && !isIn(grown(-edge), at)
}

/** A length label starts here, from the middle of its route: below a line that rises to the right, else above it. */
export const besideRoute = (from: MapPlaceXy, to: MapPlaceXy): MapPlaceXy => ({
  x: 10,
  y: (to.y - from.y) * (to.x - from.x) > 0 ? -10 : 18,
})
