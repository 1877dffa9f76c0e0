/** A place on a drawn map, in its own units. */
interface Place {
  readonly x: number
  readonly y: number
}

/** The distance of a place from the straight line between two others, at its nearest. */
const distanceFrom = (from: Place, to: Place, { x, y }: Place): number => {
  const [width, height] = [to.x - from.x, to.y - from.y]
  const square = width ** 2 + height ** 2
  const along = square === 0 ? 0 : ((x - from.x) * width + (y - from.y) * height) / square
  const share = Math.min(1, Math.max(0, along))
  return Math.hypot(x - from.x - share * width, y - from.y - share * height)
}

/**
 * The places of a line that its form requires: its ends, and as many of the others that no place is farther than
 * `tolerance` from the line drawn (Douglas and Peucker). The order stays.
 *
 * Units: the tolerance is in the units of the places. Empty: nothing to draw gives nothing. Ours.
 */
export const thinLine = <P extends Place>(places: readonly P[], tolerance: number): readonly P[] => {
  const thinned = new Set([0, places.length - 1])
  // Not by recursion: a spiral of many thousand places would be as many calls deep.
  const parts: (readonly [number, number])[] = [[0, places.length - 1]]
  for (let part = parts.pop(); part !== undefined; part = parts.pop()) {
    const [from, to] = part
    let [farthest, distance] = [from, tolerance]
    for (let at = from + 1; at < to; at++) {
      const here = distanceFrom(places[from] as P, places[to] as P, places[at] as P)
      if (here > distance) [farthest, distance] = [at, here]
    }
    if (farthest === from) continue
    thinned.add(farthest)
    parts.push([from, farthest], [farthest, to])
  }
  return places.filter((_, at) => thinned.has(at))
}
