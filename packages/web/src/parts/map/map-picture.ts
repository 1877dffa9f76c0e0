import type { MapPoint, MapRoute, RegionShade } from '@fairhaul/core'

/** A place on a map. */
export interface PointOnMap {
  readonly id: string
  readonly point: MapPoint
  /** A full description: "Prairie Lantern, Dallas, TX". */
  readonly description: string
  /** The label beside it while it is not part of a cluster: "Dallas, TX". Left out: no label. */
  readonly label?: string
}

/** A route on a map. */
export interface RouteOnMap {
  readonly id: string
  readonly route: MapRoute
  /** Its start and end; the miles are shown beside it. */
  readonly description: string
}

/** A shaded region on a map. Its id is the key of the region. */
export interface AreaOnMap {
  readonly id: string
  readonly shade: RegionShade
  /** The text in the region: "12". */
  readonly value: string
  /** "12 carriers in Texas". */
  readonly description: string
}

/** What a map shows. No id occurs twice, not even in different lists. */
export interface MapPicture {
  readonly points?: readonly PointOnMap[]
  readonly routes?: readonly RouteOnMap[]
  readonly areas?: readonly AreaOnMap[]
}

/** What a map shares with the list beside it, and with a provider's map. */
export interface MapContents {
  readonly picture: MapPicture
  /** The id under the pointer or the focus, on the map or in the list; null: none. */
  readonly hovered: string | null
  readonly onHover: (id: string | null) => void
  /** The id of the selection; null: none. */
  readonly chosen?: string | null
  /** Left out: nothing can be selected. */
  readonly onChoose?: (id: string) => void
}

export interface MapViewProps extends MapContents {
  readonly label: string
  /** `states` fits the contiguous states, `contents` the points and routes. */
  readonly fit?: 'states' | 'contents'
  /** The id of the list beside the map with the same items; left out: the map has a list of its own. */
  readonly listId?: string
}
