import type { MapPoint, MapRoute, RegionShade } from '@fairhaul/core'

/** A place on a map, told in words. */
export interface PointOnMap {
  readonly id: string
  readonly point: MapPoint
  /** What it is: "Prairie Lantern, Dallas, TX". */
  readonly words: string
  /** What stands beside it while it stands alone: "Dallas, TX". Left out: nothing does. */
  readonly label?: string
}

/** A way on a map, told in words. */
export interface RouteOnMap {
  readonly id: string
  readonly route: MapRoute
  /** From where to where; its miles are told beside it. */
  readonly words: string
}

/** A region on a map, shaded. Its id is the key of the region. */
export interface AreaOnMap {
  readonly id: string
  readonly shade: RegionShade
  /** What stands in it: "12". */
  readonly value: string
  /** "12 carriers in Texas". */
  readonly words: string
}

/** What a map shows. Ids differ between the three. */
export interface MapPicture {
  readonly points?: readonly PointOnMap[]
  readonly routes?: readonly RouteOnMap[]
  readonly areas?: readonly AreaOnMap[]
}

/** What a map shares with the list beside it, whoever draws it. */
export interface MapLook {
  readonly picture: MapPicture
  /** What the pointer or the focus is on, here or in the list; null: nothing. */
  readonly hovered: string | null
  readonly onHover: (id: string | null) => void
  /** What the list is narrowed to; null: nothing. */
  readonly chosen?: string | null
  /** Left out: nothing can be chosen. */
  readonly onChoose?: (id: string) => void
}
